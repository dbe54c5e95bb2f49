'use client';

import type { LabelFacts } from '@/lib/product/label-facts';

/** The label, in full: what the catalogue really has, and no empty cell. */
export function ProductLabel({ sku, cells, ingredients }: LabelFacts) {
  return (
    <section aria-labelledby="label" className="mt-12 rounded-control border border-ink">
      <h2 id="label" className="flex justify-between small-caps border-b border-ink px-4 py-3">
        The label, in full
        <span className="font-normal text-ink-2">{sku}</span>
      </h2>
      <dl className="grid md:grid-cols-2">
        {cells.map(([term, value]) => (
          <div key={term} className="border-b border-rule px-4 py-3 md:odd:border-r">
            <dt className="text-1 text-ink-2">{term}</dt>
            <dd className="font-display text-3">{value}</dd>
          </div>
        ))}
        <div className="px-4 py-3 md:col-span-2">
          <dt className="text-1 text-ink-2">Ingredients</dt>
          <dd className="font-display text-3">{ingredients}</dd>
        </div>
      </dl>
    </section>
  );
}
