import { getImageProps } from 'next/image';

interface CardImageProps {
  src: string | null;
  isSoldOut: boolean;
  /** Position in the grid: the first pictures load eagerly, the others lazily. */
  place: number;
}

/* Half of a phone's width; a desktop card is 180 to 300 px wide. */
const sizes = '(width >= 48rem) 256px, 50vw';
const edge = 256;
/* Only 256, 384 and 640 px, to keep the HTML of product grids small. */
const widths = 3;

function picture(src: string) {
  const { props } = getImageProps({ src, alt: '', width: edge, height: edge, sizes });
  const candidates = (props.srcSet ?? '').split(', ').slice(0, widths);
  const srcSet = candidates.join(', ');
  const [largest = props.src] = (candidates.at(-1) ?? '').split(' ');
  return { srcSet, src: largest };
}

export function CardImage({ src, isSoldOut, place }: CardImageProps) {
  return (
    <span className={isSoldOut ? 'picture card-image sold-out' : 'picture card-image'}>
      {src && (
        // eslint-disable-next-line @next/next/no-img-element -- made by next/image, with fewer widths
        <img
          loading={place < 5 ? 'eager' : 'lazy'}
          {...(place < 2 && { fetchPriority: 'high' as const })}
          alt=""
          width={edge}
          height={edge}
          decoding="async"
          sizes={sizes}
          {...picture(src)}
        />
      )}
    </span>
  );
}
