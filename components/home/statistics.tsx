import type { Home } from '@/lib/features/home/queries';
import { CountUp } from './count-up';

export function Statistics({ statistics }: { statistics: Home['statistics'] }) {
  if (statistics.length === 0) return null;
  return (
    <section aria-labelledby="figures" className="on-leaf figures">
      <div className="frame">
        <h2 id="figures" className="small-caps">
          In numbers
        </h2>
        <dl>
          {statistics.map(({ id, name, value }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>
                <CountUp value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
