'use client';

import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { linkClass } from '@/components/ui/button-class';
import { useEarlyChange } from '@/components/ui/use-early-change';
import type { Review } from '@/lib/contract/review';
import { ReviewItem } from './review-item';
import { starsOfHash } from './stars-hash';

interface SortedReviewsProps {
  /** Newest first. */
  entries: { review: Review; day: string }[];
}

const orders = {
  newest: { label: 'Newest first', sign: 0 },
  highest: { label: 'Highest rating first', sign: -1 },
  lowest: { label: 'Lowest rating first', sign: 1 },
};
type Order = keyof typeof orders;
const names = Object.keys(orders) as Order[];

function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

const countText = (shown: number, all: number, stars: number | null) =>
  stars === null
    ? ''
    : `${shown} of ${all} reviews, with ${stars === 1 ? '1 star' : `${stars} stars`}`;

export function SortedReviews({ entries }: SortedReviewsProps) {
  const id = useId();
  const [order, setOrder] = useState<Order>('newest');
  const hash = useSyncExternalStore(
    onHashChange,
    () => window.location.hash,
    () => '',
  );
  const stars = starsOfHash(hash);
  const frame = useRef<HTMLDivElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const choose = ({ value }: HTMLSelectElement) =>
    setOrder(names.find((name) => name === value) ?? 'newest');
  useEarlyChange(select, choose);
  useEffect(() => {
    if (stars !== null) frame.current?.scrollIntoView();
  }, [stars]);
  if (entries.length === 0) return null;
  const { sign } = orders[order];
  const shown = entries
    .filter(({ review }) => stars === null || review.rating === stars)
    .toSorted((a, b) => sign * (a.review.rating - b.review.rating));
  return (
    <div ref={frame} className="scroll-mt-4">
      {entries.length > 1 && (
        <p className="needs-script mb-5 flex flex-wrap items-center gap-3">
          <label htmlFor={id}>Sort by</label>
          <select
            ref={select}
            id={id}
            value={order}
            onChange={({ target }) => choose(target)}
            className="min-h-11 max-w-full rounded-control border border-edge bg-paper-0 px-3"
          >
            {names.map((name) => (
              <option key={name} value={name}>
                {orders[name].label}
              </option>
            ))}
          </select>
          <span role="status">{countText(shown.length, entries.length, stars)}</span>
          {stars !== null && (
            <a href="#all" className={`inline-flex min-h-11 items-center ${linkClass}`}>
              Show all reviews
            </a>
          )}
        </p>
      )}
      <ul className="grid grid-cols-1 gap-y-6">
        {shown.map(({ review, day }) => (
          <ReviewItem key={review.id} review={review} day={day} />
        ))}
      </ul>
    </div>
  );
}
