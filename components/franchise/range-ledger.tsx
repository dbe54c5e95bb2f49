import { Link } from '@/components/ui/link';
import franchise from '@/lib/content/franchise.json';
import type { Category } from '@/lib/contract/category';
import { routes } from '@/lib/platform/routes';

export function RangeLedger({ ranges }: { ranges: Category[] }) {
  return (
    <section aria-labelledby="ranges">
      <h2 id="ranges" className="font-display text-5 font-medium">
        {franchise.rangesTitle}
      </h2>
      <p className="mt-3 mb-5 max-w-[58ch] text-ink-2">{franchise.rangesText}</p>
      <dl className="@container border-t border-ink">
        {ranges.map((range) => (
          <div
            key={range.id}
            className="grid grid-cols-[minmax(0,1fr)_6.5rem] border-b @max-[15rem]:grid-cols-1 border-rule last:ledger-total"
          >
            <dt className="py-3 pr-4">
              <Link
                href={routes.shop({ category: range })}
                prefetch={false}
                className="font-display text-3 font-medium hover:underline"
              >
                {range.name}
              </Link>
              <span className="block text-1 text-ink-2">
                {range.children.map(({ name }) => name).join(', ')}
              </span>
            </dt>
            <dd className="ledger-amount py-3 @max-[15rem]:pt-0">
              {range.product_count !== undefined && (
                <>
                  <b className="font-[650]">{range.product_count}</b>
                  <span className="block text-1 text-ink-2">products</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
