import type { CSSProperties } from 'react';
import { categoryTints } from '@/lib/content/category-tints';
import type { PlantName } from '@/lib/content/plants';
import { Link } from './link';
import { Picture } from './picture';
import { PlantDrawing } from './plant-drawing';
import './picture-tiles.css';

interface PictureTile {
  href: string;
  name: string;
  note: string | null;
  /** Null: the plant is shown. */
  image: string | null;
  alt?: string;
  plant: PlantName;
}

interface PictureTilesProps {
  tiles: PictureTile[];
  /** Above the fold. */
  isFirst?: boolean;
  level?: 2 | 3;
}

export function PictureTiles({ tiles, isFirst = false, level = 2 }: PictureTilesProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className="picture-tiles">
      {tiles.map(({ href, name, note, image, alt = '', plant }, index) => (
        <li key={href}>
          <TilePicture
            image={image}
            alt={alt}
            plant={plant}
            sizes="(width >= 64rem) 24vw, (width >= 48rem) 33vw, 50vw"
            isFirst={isFirst && index < 2}
          />
          <Heading>
            <Link href={href}>{name}</Link>
          </Heading>
          {note && <p>{note}</p>}
        </li>
      ))}
    </ul>
  );
}

interface TilePictureProps extends Pick<PictureTile, 'image' | 'alt' | 'plant'> {
  sizes: string;
  isFirst: boolean;
}

export function TilePicture({ image, alt = '', plant, sizes, isFirst }: TilePictureProps) {
  return (
    <>
      <div className="picture-tile" style={{ '--tint': categoryTints[plant] } as CSSProperties}>
        {image ? (
          <Picture src={image} alt={alt} sizes={sizes} isFirst={isFirst} />
        ) : (
          <PlantDrawing name={plant} />
        )}
      </div>
      <div className="shelf-edge" />
    </>
  );
}
