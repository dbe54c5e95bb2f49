import type { ReactNode } from 'react';

interface SpecimenProps {
  name: string;
  /** The file it is in, below components. */
  file?: string;
  /** One line on when it is used. */
  note?: ReactNode;
  children: ReactNode;
}

/** One thing, its name and what it is for at the left. */
export function Specimen({ name, file, note, children }: SpecimenProps) {
  return (
    <div className="book-specimen">
      <div className="book-caption">
        <h3>{name}</h3>
        {file && <p className="book-file">{file}</p>}
        {note && <p>{note}</p>}
      </div>
      <div className="book-stage">{children}</div>
    </div>
  );
}
