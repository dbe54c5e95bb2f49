import { getImageProps } from 'next/image';

interface CardImageProps {
  src: string | null;
  isSoldOut: boolean;
  /** Where on the shelf it stands: the first are fetched at once, those out of sight when needed. */
  place: number;
}

/* Half a phone's width; on a desk a card is 180 to 300 px wide. */
const sizes = '(width >= 48rem) 256px, 50vw';
const edge = 256;
/* 256, 384 and 640 px are all that a card is ever shown in: a page of cards stays small. */
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
