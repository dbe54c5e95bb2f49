'use client';

import type { LabelFacts } from '@/lib/product/label-facts';

/** The label, in full: what the catalogue really has, and no empty cell. */
export function ProductLabel({ sku, cells, ingredients }: LabelFacts) {
  return (
    <section aria-labelledby="label" className="rounded-control border border-ink">
      <h2
        id="label"
        className="flex justify-between gap-4 small-caps border-b border-ink px-4 py-3 md:px-5"
      >
        The label, in full
        <span className="font-normal text-ink-2">{sku}</span>
      </h2>
      <dl className="label-cells">
        {cells.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>Ingredients</dt>
          <dd className={ingredients.length > 160 ? 'text-2' : undefined}>{ingredients}</dd>
        </div>
      </dl>
    </section>
  );
}
