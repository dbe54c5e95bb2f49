import Image from 'next/image';

interface ProductPictureProps {
  src: string | null;
  alt: string;
  /** As in the HTML attribute: how wide it stands at which screen. */
  sizes: string;
  className?: string;
  /** In sight when the page opens: fetched before everything else. */
  isFirst?: boolean;
}

export function ProductPicture({
  src,
  alt,
  sizes,
  className = '',
  isFirst = false,
}: ProductPictureProps) {
  return (
    <span className={`picture ${className}`}>
      {src && (
        <Image
          src={src}
          alt={alt}
          fill
          sizes={sizes}
          {...(isFirst && { preload: true, fetchPriority: 'high' as const })}
        />
      )}
    </span>
  );
}
