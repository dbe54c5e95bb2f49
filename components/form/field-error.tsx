import type { ReactNode } from 'react';

export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={id} className="mt-1 text-1 font-[550] text-clay">
      {message}
    </p>
  );
}

export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="font-[550] text-clay empty:hidden">
      {children}
    </div>
  );
}
