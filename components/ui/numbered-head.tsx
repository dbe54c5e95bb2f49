import type { ReactNode } from 'react';

interface NumberedHeadProps {
  id: string;
  number: number;
  title: string;
  children?: ReactNode;
}

export function NumberedHead({ id, number, title, children }: NumberedHeadProps) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id={id} className="font-display text-4 font-medium">
        <span className="mr-3 text-clay">{number}</span>
        {title}
      </h2>
      {children}
    </div>
  );
}
