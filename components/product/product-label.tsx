'use client';

import { LabelFrame } from '@/components/ui/label-frame';
import { LinkedText } from '@/components/ui/linked-text';
import type { LabelFacts } from '@/lib/features/product/label-facts';

const longText = 160;
const isNumber = (value: string) => /^\d{14}\b/.test(value);

export function ProductLabel({ sku, cells, ingredients }: LabelFacts) {
  const facts = cells.map(([term, value], index) => ({
    term,
    value: (
      <span className={isNumber(value) ? 'max-lg:text-2' : undefined}>
        <LinkedText text={value} />
      </span>
    ),
    isWide: index === cells.length - 1 && index % 2 === 0,
  }));
  const value =
    ingredients.length > longText ? <span className="text-2">{ingredients}</span> : ingredients;
  return (
    <LabelFrame
      title="Product details"
      aside={sku}
      cells={value ? [...facts, { term: 'Ingredients', value, isWide: true }] : facts}
    />
  );
}
