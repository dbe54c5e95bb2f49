import type { Home } from '@/lib/features/home/queries';
import { CountUp } from './count-up';

export function Statistics({ statistics }: { statistics: Home['statistics'] }) {
  if (statistics.length === 0) return null;
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="border-b border-ink pb-2 small-caps text-ink-2">
        The house in figures
      </h2>
      <dl>
        {statistics.map((statistic) => (
          <div
            key={statistic.id}
            className="grid grid-cols-[minmax(0,1fr)_minmax(30%,max-content)] border-b border-rule"
          >
            <dt className="py-2.5 pr-4">{statistic.name}</dt>
            <dd className="ledger-rule py-2.5 text-right font-display text-3 font-medium">
              <CountUp value={statistic.value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
