import Image from 'next/image';
import type { ReactNode } from 'react';

interface PictureRowProps {
  picture: { src: string; alt: string };
  /** The picture stands right of the words. */
  isTurned?: boolean;
  /** In sight when the page opens: fetched before everything else. */
  isFirst?: boolean;
  children: ReactNode;
}

/** A picture on the shelf's edge, and words beside it. */
export function PictureRow({ picture, isTurned, isFirst, children }: PictureRowProps) {
  return (
    <div className={isTurned ? 'picture-row is-turned' : 'picture-row'}>
      <div>
        <div className="picture">
          <Image
            src={picture.src}
            alt={picture.alt}
            fill
            sizes="(width >= 120rem) 1000px, (width >= 48rem) 54vw, 100vw"
            {...(isFirst && { preload: true, fetchPriority: 'high' as const })}
          />
        </div>
        <div className="shelf-edge" />
      </div>
      <div>{children}</div>
    </div>
  );
}
