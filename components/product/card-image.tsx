import Image from 'next/image';

interface CardImageProps {
  src: string | null;
  isSoldOut: boolean;
  isFirst: boolean;
}

/* A card is 180 to 300 px wide on every screen: two sizes do, and a page of cards stays small. */
const edge = 256;

/** A card's picture; its name stands below it, so it needs none itself. */
export function CardImage({ src, isSoldOut, isFirst }: CardImageProps) {
  return (
    <span className={isSoldOut ? 'picture card-image sold-out' : 'picture card-image'}>
      {src && (
        <Image
          src={src}
          alt=""
          width={edge}
          height={edge}
          {...(isFirst && { preload: true, fetchPriority: 'high' as const })}
        />
      )}
    </span>
  );
}
