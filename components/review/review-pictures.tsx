import { useState, type ComponentType, type MouseEvent } from 'react';
import type { GalleryZoomProps } from '@/components/product/gallery-zoom';
import { fetchPart } from '@/components/ui/fetch-part';
import type { ReviewPicture } from '@/lib/contract/review';
import { fileAddress } from '@/lib/format/file-address';

export interface ReviewPicturesProps {
  pictures: ReviewPicture[];
  /** Name of the customer. */
  by: string;
}

export function ReviewPictures({ pictures, by }: ReviewPicturesProps) {
  const [Zoom, setZoom] = useState<ComponentType<GalleryZoomProps>>();
  const [opened, setOpened] = useState<number | null>(null);

  async function open(event: MouseEvent, position: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const part = await fetchPart(import('@/components/product/gallery-zoom'));
    if (!part) return;
    setZoom(() => part.GalleryZoom);
    setOpened(position);
  }

  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {pictures.map(({ path, thumbnail }, position) => (
          <li key={path}>
            <a href={fileAddress(path)} onClick={(event) => void open(event, position)}>
              {/* oxlint-disable-next-line nextjs/no-img-element -- uploaded in this size */}
              <img
                src={fileAddress(thumbnail)}
                alt={`Picture ${position + 1} by ${by}`}
                width={72}
                height={72}
                loading="lazy"
                decoding="async"
                className="size-18 rounded-control border border-rule object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {Zoom && opened !== null && (
        <Zoom
          images={pictures.map(({ path }) => fileAddress(path))}
          name={`the review by ${by}`}
          first={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
