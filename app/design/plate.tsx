import type { ReactNode } from 'react';

interface PlateProps {
  id: string;
  number: number;
  title: string;
  children: ReactNode;
}

export function Plate({ id, number, title, children }: PlateProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="book-plate">
      <h2 id={`${id}-title`}>
        <span>{number}</span> {title}
      </h2>
      {children}
    </section>
  );
}
