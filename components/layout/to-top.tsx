'use client';

import { useEffect, useState } from 'react';
import { useScrollMemory } from './use-scroll-memory';

const threshold = 250;

export function ToTop() {
  const [isFarDown, setIsFarDown] = useState(false);
  useScrollMemory();
  useEffect(() => {
    const look = () => setIsFarDown(window.scrollY > threshold);
    look();
    window.addEventListener('scroll', look);
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!isFarDown) return null;
  return (
    <button
      type="button"
      aria-label="Back to the top"
      className="float"
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
