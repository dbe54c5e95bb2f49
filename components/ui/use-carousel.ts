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
  /** To be rendered once it is loaded. */
  loaded: LoadedMover | undefined;
  state: CarouselState;
  /** Waits for the engine; if it fails to load, `otherwise` runs. */
  run: (act: (engine: CarouselEngine) => void, otherwise?: () => void) => void;
  /** Scrolls the list natively if the engine fails to load. */
  step: (direction: -1 | 1) => void;
}

interface CarouselOptions {
  root: RefObject<HTMLElement | null>;
  view: RefObject<HTMLElement | null>;
  slides: number;
  autoplayMs?: number | undefined;
  byPage?: boolean;
}

const keepScrolling = () => undefined;

/** Loads what moves the slides once they come near the screen; until then the list scrolls. */
export function useCarousel({
  root,
  view,
  slides,
  autoplayMs,
  byPage = false,
}: CarouselOptions): CarouselHook {
  const coming = useRef<Promise<CarouselEngine>>(undefined);
  const [loaded, setLoaded] = useState<LoadedMover>();
  const [state, setState] = useState<CarouselState>({
    index: 0,
    count: slides,
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
              byPage,
              onChange: setState,
              onReady: resolve,
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
  }, [root, view, autoplayMs, byPage]);

  useEffect(() => {
    if (!root.current || slides < 2) return;
    const nearness = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        nearness.disconnect();
        void whenReady().catch(keepScrolling);
      },
      { rootMargin: '200px' },
    );
    nearness.observe(root.current);
    return () => {
      nearness.disconnect();
      coming.current = undefined;
      setLoaded(undefined);
    };
  }, [root, slides, whenReady]);

  const run: CarouselHook['run'] = (act, otherwise = keepScrolling) =>
    void whenReady().then(act, otherwise);
  return {
    loaded,
    state,
    run,
    step: (direction) =>
      run(
        ({ next, back }) => (direction === 1 ? next() : back()),
        () => view.current?.scrollBy({ left: direction * view.current.clientWidth }),
      ),
  };
}
