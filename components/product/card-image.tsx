import Image from 'next/image';

interface CardImageProps {
  src: string | null;
  isSoldOut: boolean;
  /** Where on the shelf it stands: the first are fetched at once, those out of sight when needed. */
  place: number;
}

/* Half a phone's width; on a desk a card is 180 to 300 px wide. */
const sizes = '(width >= 48rem) 256px, 50vw';
const edge = 256;
const first = { preload: true, fetchPriority: 'high' } as const;

/** A card's picture; its name stands below it, so it needs none itself. */
export function CardImage({ src, isSoldOut, place }: CardImageProps) {
  return (
    <span className={isSoldOut ? 'picture card-image sold-out' : 'picture card-image'}>
      {src && (
        <Image
          src={src}
          alt=""
          width={edge}
          height={edge}
          sizes={sizes}
          {...(place < 2 ? first : place < 5 && { loading: 'eager' as const })}
        />
      )}
    </span>
  );
}
