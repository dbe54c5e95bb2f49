import Image from 'next/image';

interface ProductPictureProps {
  src: string | null;
  alt: string;
  /** HTML `sizes` attribute. */
  sizes: string;
  className?: string;
  /** Above the fold: loaded with priority. */
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
