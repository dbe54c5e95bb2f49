import type { ReactNode } from 'react';

interface SpecimenProps {
  name: string;
  file?: string;
  note?: ReactNode;
  children: ReactNode;
}

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
