import { screenPicture } from '@/lib/format/picture-set';

interface CardImageProps {
  src: string | null;
  isSoldOut: boolean;
  /** Position in the grid: the first pictures load eagerly, the others lazily. */
  index: number;
}

/* Half of a phone's width; a desktop card is 180 to 300 px wide. */
const sizes = '(width >= 48rem) 256px, 50vw';
const edge = 256;
/* Not more, to keep the HTML of product grids small. */
const widest = 640;

export function CardImage({ src, isSoldOut, index }: CardImageProps) {
  return (
    <span
      className={`picture card-image ${src ? '' : 'no-picture'} ${isSoldOut ? 'sold-out' : ''}`}
    >
      {src && (
        // oxlint-disable-next-line nextjs/no-img-element -- next/image is 5 KB of script
        <img
          loading={index < 5 ? 'eager' : 'lazy'}
          {...(index < 2 && { fetchPriority: 'high' as const })}
          alt=""
          width={edge}
          height={edge}
          decoding="async"
          sizes={sizes}
          {...screenPicture(src, sizes, widest)}
        />
      )}
    </span>
  );
}
