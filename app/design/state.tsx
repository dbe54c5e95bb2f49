import type { ReactNode } from 'react';

interface StateProps {
  name: string;
  children: ReactNode;
}

export function State({ name, children }: StateProps) {
  return (
    <figure className="book-state">
      <div>{children}</div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}
