import { Picture } from '@/components/ui/picture';

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
      {src && <Picture src={src} alt={alt} sizes={sizes} isFirst={isFirst} />}
    </span>
  );
}
