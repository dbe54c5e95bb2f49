import Link from 'next/link';
import { ProductShelf } from '@/components/product/product-shelf';
import { Pagination } from '@/components/ui/pagination';
import { linkClass } from '@/components/ui/button-class';
import type { Category } from '@/lib/contract/category';
import type { Brand, ProductList } from '@/lib/contract/product';
import { shopHref, type ShopQuery } from '@/lib/shop/shop-query';
import { FilterPanel } from './filter-panel';
import { ShopBanner } from './shop-banner';
import { ShopBar } from './shop-bar';
import { ShopView } from './shop-view';

interface ShopScreenProps {
  query: ShopQuery;
  list: ProductList;
  /** From the top category down to the chosen one; empty where none is. */
  path: Category[];
  categories: Category[];
  brands: Brand[];
}

/** The shop: what is chosen, what can be chosen, and the shelf (spec section 2). */
export function ShopScreen({ query, list, path, categories, brands }: ShopScreenProps) {
  const category = path.at(-1);
  const brand = brands.find(({ id }) => query.brands.length === 1 && id === query.brands[0]);
  const panel = (
    <FilterPanel
      query={query}
      facets={list.facets}
      brands={brands}
      categories={category ? category.children : categories}
    />
  );
  return (
    <ShopView query={query}>
      <ShopBanner query={query} path={path} brand={brand} banners={list.category_banners} />
      <div className="frame grid gap-x-10 py-6 lg:grid-cols-[14.5rem_1fr] lg:py-8">
        <aside aria-label="Filters" className="max-lg:hidden">
          {panel}
        </aside>
        <div className="min-w-0">
          <ShopBar total={list.data.total} facets={list.facets} brands={brands}>
            {panel}
          </ShopBar>
          {list.data.data.length === 0 ? (
            <div className="py-14 text-center">
              <p className="font-display text-4">No products available!</p>
              <Link href="/shop" className={`${linkClass} mt-4 inline-block`}>
                See all products
              </Link>
            </div>
          ) : (
            <ProductShelf products={list.data.data} />
          )}
          <Pagination
            label="Pages of products"
            current={query.page}
            last={list.total_pages}
            hrefOf={(page) => shopHref({ ...query, page })}
          />
        </div>
      </div>
    </ShopView>
  );
}
