import { useId, type ReactNode } from 'react';

interface FormPartProps {
  number: number;
  title: string;
  children: ReactNode;
}

/** Parts beside each other on desks, below each other elsewhere. */
export function FormColumns({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div className="lg:grid lg:grid-cols-2 lg:gap-x-14">
      <div>{first}</div>
      <div className="border-rule max-lg:border-t">{second}</div>
    </div>
  );
}

export function FormPart({ number, title, children }: FormPartProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="border-rule py-6 not-first:border-t">
      <h2 id={id} className="mb-4 flex items-baseline gap-3 font-display text-4 font-medium">
        <span className="text-clay">{number}</span>
        {title}
      </h2>
      <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2">{children}</div>
    </div>
  );
}
