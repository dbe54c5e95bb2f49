import type { TradePage } from '@/lib/content/trade-page';

type OfferLedgerProps = Pick<TradePage, 'offersTitle' | 'offers'>;

export function OfferLedger({ offersTitle, offers }: OfferLedgerProps) {
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className="mb-5 font-display text-5 font-medium">
        {offersTitle}
      </h2>
      <dl className="@container border-t border-ink">
        {offers.map(({ name, text, from, unit }) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_7rem] border-b border-rule last:border-ink @max-[15rem]:grid-cols-1 md:grid-cols-[minmax(0,1fr)_9rem]"
          >
            <dt className="py-3 pr-4">
              <span className="font-display text-3 font-medium">{name}</span>
              <span className="mt-0.5 block max-w-[52ch] text-ink-2">{text}</span>
            </dt>
            <dd className="ledger-amount py-3 @max-[15rem]:pt-0">
              <span className="block text-1 text-ink-2">from</span>
              <b className="font-[650] whitespace-nowrap">{from}</b>
              <span className="block text-1 text-ink-2">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
