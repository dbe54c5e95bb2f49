import { Star } from 'lucide-react';

interface RatingMarkProps {
  average: number;
  count: number;
}

/** `★ 4.8 (212)`; nothing where nobody has rated yet. */
export function RatingMark({ average, count }: RatingMarkProps) {
  if (count === 0) return null;
  return (
    <span className="inline-flex items-center gap-1 text-1 whitespace-nowrap">
      <Star className="size-3.5 fill-turmeric-7 text-turmeric-7" aria-hidden />
      <span className="sr-only">Rated </span>
      <b className="font-semibold">{average.toFixed(1)}</b>
      <span className="sr-only"> of 5 by </span>
      <span className="text-ink-2">
        <span aria-hidden>(</span>
        {count}
        <span aria-hidden>)</span>
      </span>
    </span>
  );
}
