import type { ReactNode } from 'react';

interface StateProps {
  name: string;
  children: ReactNode;
}

/** One state of a thing, with its name below. */
export function State({ name, children }: StateProps) {
  return (
    <figure className="book-state">
      <div>{children}</div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}
