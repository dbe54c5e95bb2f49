'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';

interface RailButtonsProps {
  railId: string;
  title: string;
  className: string;
}

const buttonClass =
  'grid size-11 place-items-center rounded-control border border-edge hover:bg-paper-2 aria-disabled:border-rule aria-disabled:text-edge';

export function RailButtons({ railId, title, className }: RailButtonsProps) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });

  useEffect(() => {
    const rail = document.getElementById(railId);
    if (!rail) return undefined;
    const look = () => {
      const rest = rail.scrollWidth - rail.clientWidth - rail.scrollLeft;
      setEnds({ isAtStart: rail.scrollLeft < 2, isAtEnd: rest < 2 });
    };
    rail.addEventListener('scroll', look, { passive: true });
    return () => rail.removeEventListener('scroll', look);
  }, [railId]);

  const move = (direction: 1 | -1) => {
    const rail = document.getElementById(railId);
    rail?.scrollBy({ left: direction * rail.clientWidth });
  };

  return (
    <div className={`gap-2 noscript:hidden ${className}`}>
      <button
        type="button"
        aria-label={`${title}, back`}
        aria-disabled={ends.isAtStart}
        onClick={() => move(-1)}
        className={buttonClass}
      >
        <ChevronLeft className="size-5" aria-hidden />
      </button>
      <button
        type="button"
        aria-label={`${title}, on`}
        aria-disabled={ends.isAtEnd}
        onClick={() => move(1)}
        className={buttonClass}
      >
        <ChevronRight className="size-5" aria-hidden />
      </button>
    </div>
  );
}
