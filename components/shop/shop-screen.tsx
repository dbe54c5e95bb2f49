import { Activity, type CSSProperties } from 'react';
import { ProductGrid } from '@/components/product/product-grid';
import { Pagination } from '@/components/ui/pagination';
import { categoryTints } from '@/lib/content/category-tints';
import type { Category } from '@/lib/contract/category';
import type { BrandPage } from '@/lib/contract/brand';
import type { ProductList, SearchReading } from '@/lib/contract/product';
import type { Choices } from '@/lib/features/shop/choices';
import type { Suggestions } from '@/lib/contract/search';
import { findCategoryPlant } from '@/lib/content/category-plants';
import { countFilters, shopHref, type ShopQuery } from '@/lib/features/shop/shop-query';
import { sortChoices } from '@/lib/features/shop/sort-choices';
import { NoProducts } from './no-products';
import { NothingFound } from './nothing-found';
import { FilterPanel } from './filter-panel';
import { PendingProducts } from './pending-products';
import { ShopBanner } from './shop-banner';
import { ShopBar } from './shop-bar';
import { ShopView } from './shop-view';
import { hasProducts } from '@/lib/features/category/menu';
import { routes } from '@/lib/platform/routes';
import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { consultationCost } from '@/lib/content/consultation-cost';
import { isOpen } from '@/lib/features/shop-profile/open-pages';
import { readShop } from '@/lib/features/shop-profile/queries';
import { priceText } from '@/lib/features/search/price-text';
import './category-row.css';
import { Link } from '@/components/ui/link';

interface CategoryRowProps {
  tree: Category[];
  /** From the top category to the chosen one. */
  path: Category[];
}

interface AboutListProps {
  query: ShopQuery;
  category: Category | undefined;
  brand: BrandPage | null;
}

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
  // No products and no filters: nothing to filter or to sort.
  const isBare = total === 0 && countFilters(query) === 0;
  const banner = (
    <ShopBanner
      query={query}
      path={path}
      brand={brand}
      pages={pages}
      banners={list.category_banners}
      total={isBare ? undefined : total}
    />
  );
  const [department] = path;
  const ground = department && {
    className: 'list-ground',
    style: { '--tint': categoryTints[findCategoryPlant(tree, department.id)] } as CSSProperties,
  };
  if (isBare) {
    return (
      <>
        {banner}
        <div className="frame pb-10 lg:pb-18">
          {query.search ? <Nothing query={query} list={list} /> : <NoProducts isShopEmpty />}
        </div>
      </>
    );
  }
  return (
    <ShopView query={query} choices={choices} sorts={sortChoices(list.sorts)}>
      <div {...ground}>
        {banner}
        <div className="frame grid gap-x-10 pb-10 lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:pt-4 lg:pb-18">
          {/* Scrolls with the page; its end stays in sight beside a longer list. */}
          <aside
            aria-label="Filters"
            className="sticky bottom-0 min-h-dvh self-end pb-6 max-lg:hidden"
          >
            <Activity>
              <FilterPanel />
            </Activity>
          </aside>
          <div className="min-w-0">
            <ShopBar total={total}>
              {!query.search && <CategoryRow tree={tree} path={path} />}
            </ShopBar>
            {list.search && <SearchNote reading={list.search} isFound={total > 0} />}
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
    <NoProducts isShopEmpty={false} />
  );
}

function AboutList({ query, category, brand }: AboutListProps) {
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

function BrandFacts({ brand }: { brand: BrandPage }) {
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

/** Row of subcategories, or of the siblings of a leaf category, on phones and tablets. */
function CategoryRow({ tree, path }: CategoryRowProps) {
  const chosen = path.at(-1);
  const siblings = path.at(-2)?.children ?? tree;
  const below = chosen?.children ?? tree;
  const choices = (below.length > 0 ? below : siblings).filter(hasProducts);
  if (choices.length < 2) return null;
  return (
    <nav aria-label="Subcategories" className="category-row lg:hidden">
      <ul>
        {choices.map((category) => (
          <li key={category.id}>
            <Link
              href={routes.shop({ category })}
              aria-current={category.id === chosen?.id ? 'page' : undefined}
            >
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shown instead of products if the search names a disease of the Drugs and Magic Remedies Act. */
async function DiseaseNotice() {
  const shop = await readShop();
  return (
    <EmptyState plant="neem" text="We don’t sell products for this condition">
      <p className="-mt-3 mb-6 max-w-[52ch] text-ink-2">
        Indian law (the Drugs and Magic Remedies Act) doesn’t allow us to offer products as a
        treatment for this disease. Please see a doctor.
      </p>
      {isOpen(shop, routes.vaidya) && (
        <p className="mb-6">
          <Link href={routes.vaidya} className={buttonClass()}>
            {consultationCost(shop).link}
          </Link>
        </p>
      )}
    </EmptyState>
  );
}

function SearchNote({ reading, isFound }: { reading: SearchReading; isFound: boolean }) {
  const { matched, is_without: isWithout } = reading;
  const left = isFound ? reading.let_go : [];
  const meant = isFound && reading.meant;
  const price = isFound && priceText(reading);
  if (!meant && left.length === 0 && !price && !isWithout) return null;
  return (
    <div className="mb-3 grid gap-1 border-l-4 border-turmeric bg-paper-2 px-4 py-1.5 lg:mb-1 lg:gap-0 lg:py-1">
      {meant && (
        <p>
          Showing results for <b>“{meant}”</b>.
        </p>
      )}
      {left.length > 0 && (
        <p>
          No exact match. Here are results for <b>“{matched.join(' ')}”</b>.
        </p>
      )}
      {price && <p>{price}</p>}
      {isWithout && (
        <p>
          Some of these may still contain it. Please check the label on each product’s page before
          you buy.
        </p>
      )}
    </div>
  );
}
