import type { ReactNode } from 'react';

interface FactsProps {
  rows: [name: string, value: ReactNode][];
}

export function Facts({ rows }: FactsProps) {
  return (
    <dl className="facts">
      {rows
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
