import { LaterPicture } from '@/components/ui/later-picture';
import { Picture } from '@/components/ui/picture';

interface ProductPictureProps {
  src: string | null;
  alt: string;
  /** HTML `sizes` attribute. */
  sizes: string;
  className?: string;
  /** Above the fold: loaded with priority. */
  isFirst?: boolean;
  /** Outside the viewport until the user scrolls to it (lazy). */
  isLater?: boolean;
}

export function ProductPicture({
  src,
  alt,
  sizes,
  className = '',
  isFirst = false,
  isLater = false,
}: ProductPictureProps) {
  const Shown = isLater ? LaterPicture : Picture;
  return (
    <span className={`picture ${src ? '' : 'no-picture'} ${className}`}>
      {src && <Shown src={src} alt={alt} sizes={sizes} isFirst={isFirst} />}
    </span>
  );
}
