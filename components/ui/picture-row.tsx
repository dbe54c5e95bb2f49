import type { ReactNode } from 'react';
import { FramedPicture } from './framed-picture';

interface PictureRowProps {
  picture: { src: string; alt: string };
  isTurned?: boolean;
  /** Above the fold: loaded with priority. */
  isFirst?: boolean;
  children: ReactNode;
}

export function PictureRow({ picture, isTurned, isFirst = false, children }: PictureRowProps) {
  return (
    <div className={isTurned ? 'picture-row is-turned' : 'picture-row'}>
      <FramedPicture {...picture} isFirst={isFirst} />
      <div>{children}</div>
    </div>
  );
}
