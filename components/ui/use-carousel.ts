'use client';

import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import type { CarouselEngine, CarouselState } from './carousel-engine';
import type { CarouselMoverProps } from './carousel-mover';

interface LoadedMover {
  Mover: ComponentType<CarouselMoverProps>;
  props: CarouselMoverProps;
}

interface CarouselHook {
  root: RefObject<HTMLElement | null>;
  view: RefObject<HTMLDivElement | null>;
  /** Undefined until the engine is loaded; the list scrolls natively until then. */
  engine: RefObject<CarouselEngine | undefined>;
  /** Loads the engine now, for whoever pressed a button before it was there. */
  whenReady: () => Promise<CarouselEngine>;
  /** To be rendered once it is loaded. */
  loaded: LoadedMover | undefined;
  state: CarouselState;
}

/** Loads what moves the slides once they come near the screen; until then the list scrolls. */
export function useCarousel(slides: number, autoplayMs: number | undefined): CarouselHook {
  const root = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const engine = useRef<CarouselEngine>(undefined);
  const coming = useRef<Promise<CarouselEngine>>(undefined);
  const [loaded, setLoaded] = useState<LoadedMover>();
  const [state, setState] = useState<CarouselState>({
    place: 0,
    places: slides,
    canGoBack: autoplayMs !== undefined,
    canGoOn: true,
    isRunning: false,
    isWanted: autoplayMs !== undefined,
  });

  const whenReady = useCallback(() => {
    if (coming.current) return coming.current;
    const start: Promise<CarouselEngine> = import('./carousel-mover').then(
      ({ CarouselMover, shownSlide }) =>
        new Promise<CarouselEngine>((resolve, reject) => {
          if (coming.current !== start || !root.current || !view.current)
            return reject(new Error('The carousel has left the page.'));
          setLoaded({
            Mover: CarouselMover,
            props: {
              root: root.current,
              view: view.current,
              startIndex: shownSlide(view.current),
              autoplayMs,
              onChange: setState,
              onReady: (ready) => {
                engine.current = ready;
                if (ready) resolve(ready);
              },
            },
          });
        }),
    );
    coming.current = start;
    // Clears a failed load, so that the next press retries.
    start.catch(() => {
      if (coming.current === start) coming.current = undefined;
    });
    return start;
  }, [autoplayMs]);

  useEffect(() => {
    if (!root.current || slides < 2) return;
    const nearness = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        nearness.disconnect();
        void whenReady().catch(() => undefined);
      },
      { rootMargin: '200px' },
    );
    nearness.observe(root.current);
    return () => {
      nearness.disconnect();
      coming.current = undefined;
      setLoaded(undefined);
    };
  }, [slides, whenReady]);

  return { root, view, engine, whenReady, loaded, state };
}
