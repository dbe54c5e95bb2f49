'use client';

import { useState, type ComponentType } from 'react';
import { fetchPart } from '@/components/ui/fetch-part';
import { Icon } from '@/components/ui/icon';
import { TagBadge } from '@/components/ui/tag-badge';
import { limitBadges } from '@/lib/features/product/badges';
import type { GalleryZoomProps } from './gallery-zoom';
import { ProductPicture } from './product-picture';
import { useShownSize } from './shown-size';
import { useSlides } from './use-slides';

interface GalleryThumbsProps {
  images: string[];
  current: number;
  onChoose: (position: number) => void;
}

interface GalleryProps {
  images: string[];
  alts?: string[] | undefined;
  name: string;
  tags: string[];
}

export function Gallery({ images: own, alts, name: ownName, tags }: GalleryProps) {
  const { shown } = useShownSize();
  const name = shown?.name ?? ownName;
  const images = shown && shown.image !== own[0] ? [shown.image ?? ''] : own;
  const { strip, current, show, onScroll } = useSlides(images.length);
  const [Zoom, setZoom] = useState<ComponentType<GalleryZoomProps>>();
  const [isZoomed, setIsZoomed] = useState(false);

  const altOf = (position: number) =>
    (images === own && alts?.[position]) ||
    (position === 0 ? name : `${name}, picture ${position + 1}`);

  async function zoom() {
    const part = await fetchPart(import('./gallery-zoom'));
    if (!part) return;
    setZoom(() => part.GalleryZoom);
    setIsZoomed(true);
  }

  return (
    <div className="relative min-w-0 md:sticky md:top-18 md:self-start lg:top-0">
      <ul
        ref={strip}
        aria-label={`Pictures of ${name}`}
        tabIndex={0}
        onScroll={onScroll}
        onClick={() => void zoom()}
        className="flex cursor-zoom-in [scroll-snap-type:x_mandatory] [scrollbar-width:none] overflow-x-auto scroll-smooth -outline-offset-4"
      >
        {images.map((image, position) => (
          <li key={image} id={`picture-${position + 1}`} className="gallery-slide">
            <ProductPicture
              src={image}
              alt={altOf(position)}
              sizes="(width >= 80rem) 60vw, (width >= 48rem) 50vw, 68vw"
              className="gallery-picture"
              isFirst={position === 0}
              isLater={position > 1}
            />
          </li>
        ))}
      </ul>
      <div className="shelf-edge" />
      <div className="pointer-events-none absolute top-3 left-3 flex flex-col items-start gap-1 md:top-6 md:left-6 xl:left-10 2xl:left-16">
        {limitBadges(tags).map((tag) => (
          <TagBadge key={tag} name={tag} />
        ))}
      </div>
      <div className="flex items-start justify-between gap-4 md:mt-3 md:pl-6 xl:pl-10 2xl:pl-16">
        <GalleryThumbs images={images} current={current} onChoose={show} />
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => void zoom()}
          className="inline-flex min-h-11 items-center gap-2 rounded-control text-1 text-ink-2 hover:text-ink max-md:absolute max-md:right-2 max-md:bottom-[18px] max-md:bg-paper-0 max-md:px-3 max-md:text-ink md:ml-auto"
        >
          <Icon name="larger" className="size-4" />
          <span className="max-md:sr-only">Zoom</span>
          {images.length > 1 && (
            <span className="md:hidden">{`${current + 1} of ${images.length}`}</span>
          )}
        </button>
      </div>
      {Zoom && isZoomed && (
        <Zoom
          images={images}
          name={name}
          altOf={altOf}
          first={current}
          onClose={(last) => {
            setIsZoomed(false);
            show(last);
          }}
        />
      )}
    </div>
  );
}

function GalleryThumbs({ images, current, onChoose }: GalleryThumbsProps) {
  if (images.length < 2) return null;
  return (
    <ul className="flex flex-wrap gap-1 max-md:hidden xl:gap-2">
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
            <ProductPicture src={image} alt="" sizes="96px" className="size-10 xl:size-[4.5rem]" />
          </a>
        </li>
      ))}
    </ul>
  );
}
