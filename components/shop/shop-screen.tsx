import { Activity, type CSSProperties } from 'react';
import { ProductGrid } from '@/components/product/product-grid';
import { Pagination } from '@/components/ui/pagination';
import { categoryTints } from '@/lib/content/category-tints';
import type { Category } from '@/lib/contract/category';
import type { BrandPage } from '@/lib/contract/brand';
import type { ProductList } from '@/lib/contract/product';
import type { Choices } from '@/lib/features/shop/choices';
import type { Suggestions } from '@/lib/contract/search';
import { plantOf } from '@/lib/features/category/plant-of';
import { countFilters, shopHref, type ShopQuery } from '@/lib/features/shop/shop-query';
import { sortChoices } from '@/lib/features/shop/sort-choices';
import { AboutList } from './about-list';
import { CategoryRow } from './category-row';
import { DiseaseNotice } from './disease-notice';
import { NoProducts } from './no-products';
import { NothingFound } from './nothing-found';
import { FilterPanel } from './filter-panel';
import { PendingProducts } from './pending-products';
import { SearchNote } from './search-note';
import { ShopBanner } from './shop-banner';
import { ShopBar } from './shop-bar';
import { ShopView } from './shop-view';

interface ShopScreenProps {
  query: ShopQuery;
  list: ProductList;
  tree: Category[];
  path: Category[];
  brand: BrandPage | null;
  /** Pages of the shop that the search may mean. */
  pages: Suggestions['pages'];
  choices: Choices;
}

export function ShopScreen({ query, list, tree, path, brand, pages, choices }: ShopScreenProps) {
  const { total } = list.data;
  const banner = (
    <ShopBanner
      query={query}
      path={path}
      brand={brand}
      pages={pages}
      banners={list.category_banners}
    />
  );
  const [department] = path;
  const ground = department && {
    className: 'list-ground',
    style: { '--tint': categoryTints[plantOf(tree, department.id)] } as CSSProperties,
  };
  // No products and no filters: nothing to filter or to sort.
  if (total === 0 && !query.search && countFilters(query) === 0) {
    return (
      <>
        {banner}
        <NoProducts isWholeShop />
      </>
    );
  }
  return (
    <ShopView query={query} choices={choices} sorts={sortChoices(list.sorts)}>
      <div {...ground}>
        {banner}
        {!query.search && <CategoryRow tree={tree} path={path} />}
        <div className="frame grid gap-x-10 pt-2 pb-10 lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:pt-4 lg:pb-18">
          <aside
            aria-label="Filters"
            className="-mx-2 self-start overflow-y-auto px-2 [scrollbar-width:thin] max-lg:hidden lg:sticky lg:top-0 lg:max-h-dvh lg:pb-6"
          >
            <Activity>
              <FilterPanel />
            </Activity>
          </aside>
          <div className="min-w-0">
            <ShopBar total={total} />
            {total > 0 && list.search && <SearchNote reading={list.search} />}
            {list.data.data.length === 0 ? (
              <Nothing query={query} list={list} />
            ) : (
              <PendingProducts>
                <h2 className="sr-only">Products</h2>
                <ProductGrid products={list.data.data} highlight={list.search?.highlight} />
              </PendingProducts>
            )}
            <Pagination
              label="Pages of products"
              current={query.page}
              last={list.total_pages}
              hrefOf={(page) => shopHref({ ...query, page })}
            />
            <AboutList query={query} category={path.at(-1)} brand={brand} />
          </div>
        </div>
      </div>
    </ShopView>
  );
}

function Nothing({ query, list }: Pick<ShopScreenProps, 'query' | 'list'>) {
  if (list.search?.is_disease) return <DiseaseNotice />;
  return query.search && countFilters(query) === 0 ? (
    <NothingFound search={query.search} reading={list.search} />
  ) : (
    <NoProducts isWholeShop={false} />
  );
}
