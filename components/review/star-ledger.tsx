import { Stars } from '@/components/ui/stars';
import type { StarCount } from '@/lib/features/review/star-counts';
import { starsHash } from './stars-hash';

export interface StarLedgerProps {
  counts: StarCount[];
  /** Page of reviews that the rows lead to. */
  address: string;
}

export function StarLedger({ counts, address }: StarLedgerProps) {
  return (
    <ul aria-label="Reviews by stars" className="@container border-t border-ink">
      {counts.map(({ stars, count, share }) => (
        <li key={stars} className="border-b border-rule text-1">
          <a
            href={address + starsHash(stars)}
            className="grid min-h-9 grid-cols-[4.5rem_minmax(0,1fr)_4rem] items-center hover:bg-paper-2 @max-[12rem]:grid-cols-[minmax(0,1fr)_4rem]"
          >
            <span>{stars === 1 ? '1 star' : `${stars} stars`}</span>
            <span className="mr-4 h-2 bg-paper-2 @max-[12rem]:hidden" aria-hidden>
              <span className="block h-full bg-turmeric-7" style={{ width: `${share}%` }} />
            </span>
            <span className="ledger-rule py-2 text-right font-[650]">
              {count}
              <span className="sr-only">{count === 1 ? ' review' : ' reviews'}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function ReviewAverage({ average, count }: { average: number; count: number }) {
  if (count === 0) return <p className="text-ink-2">No reviews yet.</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <b className="text-4 font-[650]">{average.toFixed(1)}</b>
      <Stars rating={Math.round(average * 10) / 10} />
      <span className="text-ink-2">{count === 1 ? '1 review' : `${count} reviews`}</span>
    </p>
  );
}
