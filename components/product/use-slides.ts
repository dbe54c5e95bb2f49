import { useRef, useState, type RefObject } from 'react';

interface Slides {
  strip: RefObject<HTMLUListElement | null>;
  /** From 0. */
  current: number;
  show: (slide: number) => void;
  onScroll: () => void;
}

/* On phones a part of the next slide is in sight. */
const slideWidth = (strip: HTMLUListElement): number =>
  strip.firstElementChild?.clientWidth ?? strip.clientWidth;

export function useSlides(count: number): Slides {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  return {
    strip,
    current,
    show: (slide) => {
      const element = strip.current;
      const to = Math.min(Math.max(slide, 0), count - 1);
      element?.scrollTo({ left: to * slideWidth(element) });
    },
    onScroll: () => {
      const element = strip.current;
      if (element) setCurrent(Math.round(element.scrollLeft / slideWidth(element)));
    },
  };
}
