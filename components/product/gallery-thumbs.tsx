'use client';

import { ProductPicture } from './product-picture';

interface GalleryThumbsProps {
  images: string[];
  current: number;
  onChoose: (position: number) => void;
}

export function GalleryThumbs({ images, current, onChoose }: GalleryThumbsProps) {
  if (images.length < 2) return null;
  return (
    <ul className="flex flex-wrap gap-2 max-md:hidden">
      {images.map((image, position) => (
        <li key={image}>
          <a
            href={`#picture-${position + 1}`}
            aria-label={`Picture ${position + 1}`}
            aria-current={position === current}
            onClick={(event) => {
              event.preventDefault();
              onChoose(position);
            }}
            className="block rounded-control border-2 border-transparent p-0.5 aria-current:border-leaf-7"
          >
            <ProductPicture src={image} alt="" sizes="96px" className="size-[4.5rem]" />
          </a>
        </li>
      ))}
    </ul>
  );
}
