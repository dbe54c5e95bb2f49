import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Picture } from '@/components/ui/picture';
import { useSlides } from './use-slides';

export interface GalleryZoomProps {
  images: string[];
  name: string;
  altOf?: (position: number) => string;
  /** From 0. */
  first: number;
  onClose: (last: number) => void;
}

const buttonClass =
  'grid size-11 place-items-center rounded-control border border-edge bg-paper-0 hover:bg-paper-2 disabled:border-rule disabled:text-edge';
const steps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

export function GalleryZoom({ images, name, altOf, first, onClose }: GalleryZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { strip, current, show, onScroll } = useSlides(images.length);
  const [isLarge, setIsLarge] = useState(false);

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    strip.current?.scrollTo({ left: first * strip.current.clientWidth, behavior: 'instant' });
  }, [first, strip]);

  const goTo = (slide: number) => {
    setIsLarge(false);
    show(slide);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    goTo(current + step);
  };

  return (
    <dialog
      ref={dialog}
      aria-label={`Pictures of ${name}`}
      onClose={() => onClose(current)}
      onKeyDown={onKeyDown}
      className="size-full max-h-none max-w-none overflow-hidden bg-paper-1 p-0 text-ink"
    >
      <ul
        ref={strip}
        onScroll={onScroll}
        className="flex size-full [scroll-snap-type:x_mandatory] [scrollbar-width:none] overflow-x-auto overscroll-contain scroll-smooth"
      >
        {images.map((image, position) => (
          <li
            key={image}
            inert={position !== current}
            tabIndex={position === current ? 0 : -1}
            onClick={() => setIsLarge(!isLarge)}
            className={`size-full shrink-0 snap-start overflow-auto -outline-offset-4 ${isLarge ? 'cursor-zoom-out' : 'cursor-zoom-in'}`}
          >
            <Picture
              src={image}
              alt={
                altOf?.(position) ?? (position === 0 ? name : `${name}, picture ${position + 1}`)
              }
              width={1920}
              height={1920}
              sizes="(width < 48rem) 200vw, 100vw"
              className={
                isLarge && position === current
                  ? 'h-auto w-[200%] max-w-none md:w-full'
                  : 'size-full object-contain'
              }
            />
          </li>
        ))}
      </ul>
      <div className="absolute top-3 right-3 flex gap-2">
        <button
          type="button"
          aria-label={isLarge ? 'Smaller' : 'Larger'}
          onClick={() => setIsLarge(!isLarge)}
          className={buttonClass}
        >
          {isLarge ? (
            <ZoomOut className="size-5" aria-hidden />
          ) : (
            <ZoomIn className="size-5" aria-hidden />
          )}
        </button>
        <button
          type="button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
          className={buttonClass}
        >
          <X className="size-5" aria-hidden />
        </button>
      </div>
      {images.length > 1 && (
        <div className="absolute inset-x-0 bottom-4 mx-auto flex w-fit items-center gap-2">
          <button
            type="button"
            aria-label="Previous picture"
            disabled={current === 0}
            onClick={() => goTo(current - 1)}
            className={buttonClass}
          >
            <ChevronLeft className="size-5" aria-hidden />
          </button>
          <p aria-live="polite" className="rounded-control bg-paper-0 px-3 py-2.5">
            {current + 1} of {images.length}
          </p>
          <button
            type="button"
            aria-label="Next picture"
            disabled={current === images.length - 1}
            onClick={() => goTo(current + 1)}
            className={buttonClass}
          >
            <ChevronRight className="size-5" aria-hidden />
          </button>
        </div>
      )}
    </dialog>
  );
}
