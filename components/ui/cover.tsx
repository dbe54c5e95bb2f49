import Image from 'next/image';
import type { ReactNode } from 'react';

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
          <Image
            src={picture}
            alt={alt}
            fill
            sizes="(width >= 48rem) 62vw, 100vw"
            preload
            fetchPriority="high"
          />
        </div>
      )}
      <div className="cover-edge shelf-edge" />
    </header>
  );
}
