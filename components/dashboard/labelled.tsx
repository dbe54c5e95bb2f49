import { useId, type ReactNode } from 'react';

interface LabelledProps {
  label: string;
  children: (id: string) => ReactNode;
}

export function Labelled({ label, children }: LabelledProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-[550]">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
