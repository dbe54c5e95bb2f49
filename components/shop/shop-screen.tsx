import Link from 'next/link';
import { ProductShelf } from '@/components/product/product-shelf';
import { Pagination } from '@/components/ui/pagination';
import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import type { Category } from '@/lib/contract/category';
import type { BrandPage } from '@/lib/contract/brand';
import type { ProductList } from '@/lib/contract/product';
import type { Choices } from '@/lib/shop/choices';
import { shopHref, type ShopQuery } from '@/lib/shop/shop-query';
import { FilterPanel } from './filter-panel';
import { ShelfInView } from './shelf-in-view';
import { ShopBanner } from './shop-banner';
import { ShopBar } from './shop-bar';
import { ShopView } from './shop-view';

interface ShopScreenProps {
  query: ShopQuery;
  list: ProductList;
  /** From the top category down to the chosen one; empty where none is. */
  path: Category[];
  /** The brand whose page this is. */
  brand: BrandPage | null;
  choices: Choices;
}

/** The shop: what is chosen, what can be chosen, and the shelf (spec section 2). */
export function ShopScreen({ query, list, path, brand, choices }: ShopScreenProps) {
  return (
    <ShopView query={query} choices={choices}>
      <ShopBanner query={query} path={path} brand={brand} banners={list.category_banners} />
      <div className="frame grid gap-x-10 pt-4 pb-10 lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:pt-7 lg:pb-18">
        <aside
          aria-label="Filters"
          className="-mx-2 self-start overflow-y-auto px-2 [scrollbar-width:thin] max-lg:hidden lg:sticky lg:top-0 lg:max-h-dvh lg:pb-6"
        >
          <FilterPanel />
        </aside>
        <div className="min-w-0">
          <ShopBar total={list.data.total} />
          {list.data.data.length === 0 ? (
            <EmptyState plant="neem" text="No products available!">
              <Link href="/shop" className={buttonClass()}>
                See all products
              </Link>
            </EmptyState>
          ) : (
            <ShelfInView>
              <h2 className="sr-only">Products</h2>
              <ProductShelf products={list.data.data} />
            </ShelfInView>
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
