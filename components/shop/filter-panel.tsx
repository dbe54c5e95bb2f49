'use client';

import Link from 'next/link';
import type { Category } from '@/lib/contract/category';
import type { Brand, ProductList } from '@/lib/contract/product';
import { routes } from '@/lib/routes';
import type { ShopQuery } from '@/lib/shop/shop-query';
import { FilterGroup } from './filter-group';

interface FilterPanelProps {
  query: ShopQuery;
  facets: ProductList['facets'];
  brands: Brand[];
  categories: Category[];
}

/** What the shelf can be narrowed to. Without JavaScript it is a form with a button. */
export function FilterPanel({ query, facets, categories }: FilterPanelProps) {
  return (
    <form action="/shop">
      <h2 className="flex min-h-11 items-center small-caps pb-2 font-normal text-ink-2 max-lg:hidden">
        Filters
      </h2>
      {query.search && <input type="hidden" name="search" value={query.search} />}
      {query.category && <input type="hidden" name="category" value={query.category} />}
      {categories.length > 0 && (
        <nav aria-label="Categories to choose from" className="border-t border-ink pt-4 pb-5">
          <h3 className="font-display text-3">Category</h3>
          <ul className="mt-1">
            {categories.map((category) => (
              <li key={category.id}>
                <Link
                  href={routes.shop({ category })}
                  className="flex min-h-9.5 items-center justify-between gap-2 hover:underline max-lg:min-h-11"
                >
                  {category.name}
                  <span className="text-1 text-ink-2">{category.product_count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <FilterGroup title="Tag" name="product_tag" options={facets.tags} part="tags" more="tags" />
      <FilterGroup
        title="Product form"
        name="product_foam"
        options={facets.foams}
        part="forms"
        more="forms"
      />
      <FilterGroup title="Brand" name="brand" options={facets.brands} part="brands" more="brands" />
      <noscript>
        <button type="submit" className="min-h-12 font-semibold underline">
          Show
        </button>
      </noscript>
    </form>
  );
}
