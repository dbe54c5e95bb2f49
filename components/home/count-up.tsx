'use client';

import { useEffect, useRef } from 'react';
import { groupDigits } from '@/lib/contract/group-digits';

const lastsMs = 600;

export function CountUp({ value }: { value: number }) {
  const elementRef = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = elementRef.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let frame = 0;
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      sight.disconnect();
      const start = performance.now();
      const step = (now: number) => {
        const rest = Math.max(0, 1 - (now - start) / lastsMs);
        element.textContent = groupDigits(Math.round(value * (1 - 0.2 * rest ** 3)));
        if (rest > 0) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    sight.observe(element);
    return () => {
      sight.disconnect();
      cancelAnimationFrame(frame);
      element.textContent = groupDigits(value);
    };
  }, [value]);
  return <span ref={elementRef}>{groupDigits(value)}</span>;
}
