'use client';

import { useScrollDirection } from './use-scroll-direction';
import { useScrollMemory } from './use-scroll-memory';

export function ToTop() {
  useScrollMemory();
  const isFarDown = useScrollDirection();
  if (!isFarDown) return null;
  return (
    <button
      type="button"
      aria-label="Back to the top"
      className="float float-up"
      onClick={() => {
        const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
        document.querySelector<HTMLElement>('.logo')?.focus({ preventScroll: true });
      }}
    >
      <i aria-hidden className="icon icon-up" />
    </button>
  );
}
