import EmblaCarousel from 'embla-carousel';
import { startAutoplay } from './carousel-autoplay';
import { nearestSlide } from './carousel-numbers';

export interface CarouselState {
  /** From 0. */
  place: number;
  places: number;
  canGoBack: boolean;
  canGoOn: boolean;
  isRunning: boolean;
  /** Pause was not pressed. */
  isWanted: boolean;
}

export interface CarouselEngine {
  back: () => void;
  next: () => void;
  goTo: (place: number) => void;
  play: () => void;
  pause: () => void;
  stop: () => void;
}

interface EngineOptions {
  root: HTMLElement;
  view: HTMLElement;
  autoplayMs: number | undefined;
  onChange: (state: CarouselState) => void;
}

const slidesOf = (view: HTMLElement) => [...(view.firstElementChild?.children ?? [])];
const startOf = (slide: Element) => (slide instanceof HTMLElement ? slide.offsetLeft : 0);

/** Takes a scrolling list of slides over with embla, from where the reader has scrolled to. */
export function startCarousel({ root, view, autoplayMs, onChange }: EngineOptions): CarouselEngine {
  const startIndex = nearestSlide(slidesOf(view).map(startOf), view.scrollLeft);
  view.dataset['engine'] = '';
  view.scrollLeft = 0;
  const embla = EmblaCarousel(view, {
    startIndex,
    align: 'start',
    loop: autoplayMs !== undefined,
    // Less is the neighbour's edge, that nobody can read.
    inViewThreshold: 0.05,
  });
  let isRunning = false;
  let isWanted = autoplayMs !== undefined;
  // The wish may change while the page is open.
  const jumps = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

  function tell() {
    onChange({
      place: embla.selectedScrollSnap(),
      places: embla.scrollSnapList().length,
      canGoBack: embla.canScrollPrev(),
      canGoOn: embla.canScrollNext(),
      isRunning,
      isWanted,
    });
  }

  function hide() {
    const inView = new Set(embla.slidesInView());
    if (inView.size === 0) return;
    embla.slideNodes().forEach((slide, position) => {
      const isHidden = !inView.has(position);
      if (isHidden && slide.contains(document.activeElement)) view.focus({ preventScroll: true });
      slide.inert = isHidden;
    });
  }

  embla.on('select', tell).on('reInit', tell).on('slidesInView', hide);
  const autoplay =
    autoplayMs === undefined
      ? undefined
      : startAutoplay({
          root,
          everyMs: autoplayMs,
          next: () => (embla.canScrollNext() ? embla.scrollNext() : embla.scrollTo(0)),
          onChange: (...news) => {
            [isRunning, isWanted] = news;
            tell();
          },
        });
  embla.on('pointerDown', () => autoplay?.pause());
  tell();

  return {
    back: () => embla.scrollPrev(jumps()),
    next: () => embla.scrollNext(jumps()),
    goTo: (place) => embla.scrollTo(place, jumps()),
    play: () => autoplay?.play(),
    pause: () => autoplay?.pause(),
    stop: () => {
      autoplay?.stop();
      embla.slideNodes().forEach((slide) => (slide.inert = false));
      embla.destroy();
      delete view.dataset['engine'];
    },
  };
}
