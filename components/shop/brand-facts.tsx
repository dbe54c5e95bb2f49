import type { BrandPage } from '@/lib/contract/brand';

export function BrandFacts({ brand }: { brand: BrandPage }) {
  const facts = [
    ['From', brand.town],
    ['Made by', brand.manufacturer],
    ['FSSAI', brand.fssai_no],
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <dl className="mt-3 flex max-w-[46rem] flex-wrap gap-x-6 gap-y-1 text-1">
      {facts.map(([term, value]) => (
        <div key={term} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-2">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
