import Image from 'next/image';

interface ProductPictureProps {
  src: string | null;
  alt: string;
  /** As in the HTML attribute: how wide it stands at which screen. */
  sizes: string;
  className?: string;
  isFirst?: boolean;
}

/** A square picture on the ground of the shelf; the ground alone where there is none. */
export function ProductPicture({ src, alt, sizes, className = '', isFirst }: ProductPictureProps) {
  return (
    <span className={`relative block overflow-hidden bg-paper-2 ${className}`}>
      {src && (
        <Image
          src={src}
          alt={alt}
          fill
          sizes={sizes}
          className="object-cover"
          {...(isFirst
            ? { preload: true, fetchPriority: 'high' as const }
            : { loading: 'lazy' as const })}
        />
      )}
    </span>
  );
}
