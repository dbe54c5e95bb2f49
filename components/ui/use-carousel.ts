'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CarouselEngine, CarouselState } from './carousel-engine';

interface CarouselHook {
  root: RefObject<HTMLElement | null>;
  view: RefObject<HTMLDivElement | null>;
  engine: RefObject<CarouselEngine | null>;
  state: CarouselState;
}

/** Fetches what moves the slides once they come near the screen; until then the list scrolls. */
export function useCarousel(slides: number, autoplayMs: number | undefined): CarouselHook {
  const root = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const engine = useRef<CarouselEngine>(null);
  const [state, setState] = useState<CarouselState>({
    place: 0,
    places: slides,
    canGoBack: autoplayMs !== undefined,
    canGoOn: true,
    isRunning: false,
    isWanted: autoplayMs !== undefined,
  });

  useEffect(() => {
    const [outer, inner] = [root.current, view.current];
    if (!outer || !inner || slides < 2) return;
    let isGone = false;
    const start = async () => {
      const { startCarousel } = await import('./carousel-engine');
      if (isGone) return;
      engine.current = startCarousel({ root: outer, view: inner, autoplayMs, onChange: setState });
    };
    const nearness = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        nearness.disconnect();
        void start().catch(() => undefined);
      },
      { rootMargin: '200px' },
    );
    nearness.observe(outer);
    return () => {
      isGone = true;
      nearness.disconnect();
      engine.current?.stop();
      engine.current = null;
    };
  }, [slides, autoplayMs]);

  return { root, view, engine, state };
}
