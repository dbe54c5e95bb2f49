import type { ReactNode } from 'react';

interface FieldErrorProps {
  id: string;
  message: string | undefined;
}

export function FieldError({ id, message }: FieldErrorProps) {
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
