import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { startAutoplay } from './carousel-autoplay';
import { listenForMoves } from './carousel-input';
import { nearestSlide } from './carousel-numbers';

export type Embla = NonNullable<UseEmblaCarouselType[1]>;

export interface CarouselState {
  /** From 0. */
  index: number;
  count: number;
  canGoBack: boolean;
  canGoOn: boolean;
  isRunning: boolean;
  /** False after Pause. */
  isWanted: boolean;
}

export interface CarouselEngine {
  back: () => void;
  next: () => void;
  /** Takes the index of a slide, from 0. */
  show: (index: number) => void;
  play: () => void;
  pause: () => void;
  stop: () => void;
}

export interface EngineOptions {
  root: HTMLElement;
  view: HTMLElement;
  autoplayMs: number | undefined;
  /** Buttons and keys move by the slides in view; otherwise by one slide. */
  byPage: boolean;
  onChange: (state: CarouselState) => void;
}

const slidesOf = (view: HTMLElement) => [...(view.firstElementChild?.children ?? [])];
const slideLeft = (slide: Element) => (slide instanceof HTMLElement ? slide.offsetLeft : 0);

export const shownSlide = (view: HTMLElement): number =>
  nearestSlide(slidesOf(view).map(slideLeft), view.scrollLeft);

/** Ends the scrolling of a list whose slides embla moves from now on; gives what brings it back. */
export function endScrolling(view: HTMLElement): () => void {
  view.dataset['engine'] = '';
  view.scrollLeft = 0;
  return () => delete view.dataset['engine'];
}

/** Controls, autoplay and hidden slides of a list that embla has taken over. */
export function startCarousel(
  embla: Embla,
  { root, view, autoplayMs, byPage, onChange }: EngineOptions,
): CarouselEngine {
  let isRunning = false;
  let isWanted = autoplayMs !== undefined;
  // The setting may change while the page is open.
  const jumps = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

  function tell() {
    onChange({
      index: embla.selectedScrollSnap(),
      count: embla.scrollSnapList().length,
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
  // Events of visible slides may have been fired before the listener was added.
  hide();

  /** Not in a carousel that loops: such a one goes round by single slides. */
  function turnPage(direction: -1 | 1) {
    const width = embla.slideNodes()[0]?.getBoundingClientRect().width ?? view.clientWidth;
    const slides = Math.max(1, Math.floor((view.clientWidth + 1) / width));
    embla.scrollTo(embla.selectedScrollSnap() + direction * slides, jumps());
  }

  const back = () => (byPage ? turnPage(-1) : embla.scrollPrev(jumps()));
  const next = () => (byPage ? turnPage(1) : embla.scrollNext(jumps()));
  const stopListening = listenForMoves(view, {
    back,
    next,
    first: () => embla.scrollTo(0, jumps()),
    last: () => embla.scrollTo(embla.scrollSnapList().length - 1, jumps()),
  });

  return {
    back,
    next,
    show: (index) => embla.scrollTo(index, jumps()),
    play: () => autoplay?.play(),
    pause: () => autoplay?.pause(),
    stop: () => {
      stopListening();
      autoplay?.stop();
      embla.slideNodes().forEach((slide) => (slide.inert = false));
    },
  };
}
