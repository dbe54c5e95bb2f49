import type { ReactNode } from 'react';

/** What keeps the whole form from going through, in text beside its button. */
export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="font-[550] text-clay empty:hidden">
      {children}
    </div>
  );
}
