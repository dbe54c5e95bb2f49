'use client';

import { fixedPicture, screenPicture } from '@/lib/format/picture-set';

export interface PictureProps {
  src: string;
  alt: string;
  /** HTML `sizes` attribute, where the width depends on the screen. */
  sizes?: string;
  /** In CSS pixels. Without it the picture fills its positioned parent. */
  width?: number;
  height?: number;
  /** Above the fold: loaded with priority. */
  isFirst?: boolean;
  className?: string;
}

/* A client component, so that picture URLs are in the HTML only, not again in the flight data. */
export function Picture({
  src,
  alt,
  sizes,
  width,
  height,
  isFirst = false,
  className,
}: PictureProps) {
  const isFixed = width !== undefined && sizes === undefined;
  const set = isFixed ? fixedPicture(src, width) : screenPicture(src, sizes ?? '100vw');
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- next/image is 5 KB of script
    <img
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      // Without srcset, as of a drawing, it is an error of HTML.
      sizes={set.srcSet && sizes}
      className={width === undefined ? `picture-fill ${className ?? ''}` : className}
      {...set}
    />
  );
}
