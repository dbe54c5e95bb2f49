import { starCounts } from '@/lib/features/review/star-counts';

export function StarLedger({ reviews }: { reviews: readonly { rating: number }[] }) {
  return (
    <ul aria-label="Reviews by stars" className="border-t border-ink">
      {starCounts(reviews).map(({ stars, count, share }) => (
        <li
          key={stars}
          className="grid grid-cols-[4.5rem_minmax(0,1fr)_4rem] items-center border-b border-rule text-1"
        >
          <span className="py-2">{stars === 1 ? '1 star' : `${stars} stars`}</span>
          <span className="mr-4 h-2 bg-paper-2" aria-hidden>
            <span className="block h-full bg-turmeric-7" style={{ width: `${share}%` }} />
          </span>
          <span className="ledger-rule py-2 text-right font-[650]">
            {count}
            <span className="sr-only">{count === 1 ? ' review' : ' reviews'}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
