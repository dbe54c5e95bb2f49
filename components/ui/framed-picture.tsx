import { Picture } from './picture';

interface FramedPictureProps {
  src: string;
  alt: string;
  /** Above the fold: loaded with priority. */
  isFirst?: boolean;
  sizes?: string;
  className?: string;
}

const halfThePage = '(width >= 120rem) 1000px, (width >= 48rem) 54vw, 100vw';

export function FramedPicture({
  src,
  alt,
  isFirst,
  sizes = halfThePage,
  className = '',
}: FramedPictureProps) {
  return (
    <div className={className}>
      <div className="picture aspect-video">
        <Picture src={src} alt={alt} sizes={sizes} isFirst={isFirst} />
      </div>
      <div className="shelf-edge" />
    </div>
  );
}
