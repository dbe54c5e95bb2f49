import type { Home } from '@/lib/home/queries';

const grouped = new Intl.NumberFormat('en-IN');

/** The figures of the house as a ledger. */
export function Statistics({ statistics }: { statistics: Home['statistics'] }) {
  if (statistics.length === 0) return null;
  return (
    <section aria-labelledby="figures" className="mt-14 grid gap-6 md:grid-cols-[2fr_3fr]">
      <h2 id="figures" className="font-display text-5 font-medium">
        The house in figures
      </h2>
      <dl>
        {statistics.map((statistic) => (
          <div key={statistic.id} className="grid grid-cols-[1fr_auto] border-b border-rule">
            <dt className="py-2 pr-4">{statistic.name}</dt>
            <dd className="ledger-rule min-w-36 py-2 text-right text-3 font-[650]">
              {grouped.format(statistic.value)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
