'use client';

import { TagBadge } from '@/components/ui/tag-badge';
import { ProductPicture } from './product-picture';

interface GalleryProps {
  images: string[];
  name: string;
  tags: string[];
}

/** The pictures: one large on its shelf, the others as a row that scrolls to them. */
export function Gallery({ images, name, tags }: GalleryProps) {
  return (
    <div className="relative min-w-0">
      <ul
        aria-label={`Pictures of ${name}`}
        tabIndex={0}
        className="flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto"
      >
        {images.map((image, position) => (
          <li key={image} id={`picture-${position + 1}`} className="w-full shrink-0 snap-start">
            <ProductPicture
              src={image}
              alt={position === 0 ? name : `${name}, picture ${position + 1}`}
              sizes="(width >= 80rem) 55vw, (width >= 48rem) 50vw, 100vw"
              className="aspect-square max-md:aspect-[5/4]"
              {...(position === 0 && { isFirst: true })}
            />
          </li>
        ))}
      </ul>
      <div className="shelf-edge" />
      <div className="pointer-events-none absolute top-3 left-3 flex flex-col items-start gap-1">
        {tags.slice(0, 2).map((tag) => (
          <TagBadge key={tag} name={tag} />
        ))}
      </div>
      {images.length > 1 && (
        <ul className="mt-3 flex gap-2 max-md:px-4">
          {images.map((image, position) => (
            <li key={image}>
              <a
                href={`#picture-${position + 1}`}
                aria-label={`Picture ${position + 1}`}
                className="block"
              >
                <ProductPicture src={image} alt="" sizes="96px" className="size-16 md:size-20" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
