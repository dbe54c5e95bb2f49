import { Stars } from '@/components/ui/stars';

interface ReviewAverageProps {
  average: number;
  count: number;
}

export function ReviewAverage({ average, count }: ReviewAverageProps) {
  if (count === 0) return <p className="text-ink-2">No reviews yet.</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <b className="text-4 font-[650]">{average.toFixed(1)}</b>
      <Stars rating={Math.round(average * 10) / 10} />
      <span className="text-ink-2">{count === 1 ? '1 review' : `${count} reviews`}</span>
    </p>
  );
}
