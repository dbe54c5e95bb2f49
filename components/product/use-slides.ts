'use client';

import { useRef, useState, type RefObject } from 'react';

interface Slides {
  strip: RefObject<HTMLUListElement | null>;
  /** Which one is in sight, from 0. */
  current: number;
  /** Goes to one of them, or as far as there are any. */
  show: (slide: number) => void;
  /** For the strip's `onScroll`. */
  onScroll: () => void;
}

/** A strip that scrolls sideways, one slide as wide as itself at a time. */
export function useSlides(count: number): Slides {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  return {
    strip,
    current,
    show: (slide) => {
      const element = strip.current;
      const to = Math.min(Math.max(slide, 0), count - 1);
      element?.scrollTo({ left: to * element.clientWidth });
    },
    onScroll: () => {
      const element = strip.current;
      if (element) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
    },
  };
}
