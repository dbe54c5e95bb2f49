import type { ReactNode } from 'react';
import { Picture } from './picture';

interface CoverProps {
  /** Null: the text takes the full width. */
  picture: string | null;
  alt: string;
  children: ReactNode;
}

export function Cover({ picture, alt, children }: CoverProps) {
  return (
    <header className="cover">
      <div className="cover-words">{children}</div>
      {picture && (
        <div className="cover-picture picture">
          <Picture src={picture} alt={alt} sizes="(width >= 48rem) 62vw, 100vw" isFirst />
        </div>
      )}
      <div className="cover-edge shelf-edge" />
    </header>
  );
}
