import type { ReactNode } from 'react';

export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="font-[550] text-clay empty:hidden">
      {children}
    </div>
  );
}
