import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';
import {
  endScrolling,
  shownSlide,
  startCarousel,
  type CarouselEngine,
  type EngineOptions,
} from './carousel-engine';

export interface CarouselMoverProps extends EngineOptions {
  startIndex: number;
  onReady: (engine: CarouselEngine) => void;
}

export { shownSlide };

/**
 * Renders nothing: it is loaded on its own, because embla is not needed to show the first slides.
 */
export function CarouselMover({
  root,
  view,
  startIndex,
  autoplayMs,
  byPage,
  onChange,
  onReady,
}: CarouselMoverProps) {
  const [attach, embla] = useEmblaCarousel({
    startIndex,
    align: 'start',
    loop: autoplayMs !== undefined,
    // A fast swipe passes several cards.
    skipSnaps: byPage,
    // Less than this is only the edge of the next slide.
    inViewThreshold: 0.05,
  });

  useEffect(() => {
    const scrollAgain = endScrolling(view);
    attach(view);
    return scrollAgain;
  }, [attach, view]);

  useEffect(() => {
    if (!embla) return;
    const engine = startCarousel(embla, { root, view, autoplayMs, byPage, onChange });
    onReady(engine);
    return engine.stop;
  }, [embla, root, view, autoplayMs, byPage, onChange, onReady]);

  return null;
}
