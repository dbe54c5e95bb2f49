import type { BrandPage } from '@/lib/contract/brand';
import type { Category } from '@/lib/contract/category';
import type { ShopQuery } from '@/lib/features/shop/shop-query';
import { BrandFacts } from './brand-facts';

interface AboutListProps {
  query: ShopQuery;
  category: Category | undefined;
  brand: BrandPage | null;
}

export function AboutList({ query, category, brand }: AboutListProps) {
  const about = category ?? brand;
  const text = about?.description ?? '';
  if (query.search || !about || (!text && !brand)) return null;
  return (
    <section aria-labelledby="about-list" className="mt-10 border-t border-ink pt-5">
      <h2 id="about-list" className="font-display text-4 font-medium">
        About {about.name}
      </h2>
      {text && <p className="mt-2 max-w-[70ch]">{text}</p>}
      {brand && !category && <BrandFacts brand={brand} />}
    </section>
  );
}
