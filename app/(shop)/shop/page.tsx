import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { JsonLd } from '@/components/layout/json-ld';
import { ShopScreen } from '@/components/shop/shop-screen';
import { cutText } from '@/lib/contract/cut-text';
import { findBrand } from '@/lib/features/brand/queries';
import { categoryPath } from '@/lib/features/category/find-category';
import { hasProducts } from '@/lib/features/category/menu';
import { getCategoryTree, requireCategoryTree } from '@/lib/features/category/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { storeRules } from '@/lib/contract/store-rules';
import { readFilterNames, readProductList } from '@/lib/features/product/queries';
import { routes } from '@/lib/platform/routes';
import { site } from '@/lib/platform/site';
import { breadcrumbList, itemList } from '@/lib/seo/item-list-json-ld';
import { readRedirect } from '@/lib/platform/middleware/read-redirect';
import { toChoices, knowsAll, type FilterNames } from '@/lib/features/shop/choices';
import { readShopQuery } from '@/lib/features/shop/read-shop-query';
import { findCardOfList } from '@/lib/features/share/find-card';
import {
  isIndexable,
  shopHref,
  toProductQuery,
  type ShopQuery,
  isCountable,
} from '@/lib/features/shop/shop-query';
import { readOptional } from '@/lib/api/server';
import { suggest, type Suggestions } from '@/lib/contract/search';

/** Longest search in a page's title, in characters. */
const longestSearch = 60;

const noNames: FilterNames = { brands: [], tags: [], forms: [] };

export async function generateMetadata({ searchParams }: PageProps<'/shop'>): Promise<Metadata> {
  const query = await readShopQuery(await searchParams);
  if (!query) return {};
  return pageMetadata(shopHref(query), {
    name: await nameOfList(query),
    ...(query.search && { heading: `Search: ${cutText(query.search, longestSearch)}` }),
    isCached: await isCacheableView(query),
    isIndexed: isIndexable(query) && (await holdsSomething(query)),
    card: await findCardOfList(query),
  });
}

async function nameOfList({ category, brands }: ShopQuery): Promise<string> {
  if (category) return categoryPath(await getCategoryTree(), category).at(-1)?.name ?? 'Shop';
  const brand = brands.length === 1 ? await findBrand(brands[0] ?? 0) : null;
  return brand?.name ?? 'Shop';
}

async function holdsSomething({ category, brands }: ShopQuery): Promise<boolean> {
  const tree = await getCategoryTree();
  const chosen = category && categoryPath(tree, category).at(-1);
  if (category) return Boolean(chosen && hasProducts(chosen));
  return brands.length > 0 || tree.some(hasProducts);
}

export default async function ShopPage({ searchParams }: PageProps<'/shop'>) {
  const query = await readShopQuery(await searchParams);
  if (!query) notFound();
  const [tree, names] = await Promise.all([
    query.category ? requireCategoryTree() : getCategoryTree(),
    readFilterNames(),
  ]);
  const path = query.category ? categoryPath(tree, query.category) : [];
  if (query.category && path.length === 0) notFound();
  if (names && !knowsAll(query, tree, names)) notFound();
  const [list, brand, pages] = await Promise.all([
    readProductList(toProductQuery(query), { isCacheable: await isCacheableView(query) }),
    query.brands.length === 1 ? findBrand(query.brands[0] ?? 0) : null,
    query.search ? readPages(query.search) : [],
  ]);
  if (list.data.total === 0 && query.search) await leadElsewhere(query.search);
  if (query.page > 1 && query.page > list.total_pages) notFound();
  const choices = toChoices({
    query,
    facets: list.facets,
    isEmpty: list.data.total === 0,
    tree,
    path,
    names: names ?? noNames,
  });
  const name = path.at(-1)?.name ?? brand?.name ?? 'All products';
  const products = list.data.data.map((product) => ({
    name: product.name,
    href: routes.product(product),
  }));
  const steps = [
    { label: 'All products', href: routes.shop() },
    ...path.map(({ id, name: label }) => ({ label, href: routes.shop({ category: { id } }) })),
    ...(brand ? [{ label: brand.name, href: shopHref({ ...query, page: 1 }) }] : []),
  ];
  return (
    <>
      <ShopScreen
        query={query}
        list={list}
        tree={tree}
        path={path}
        brand={brand}
        pages={pages}
        choices={choices}
      />
      {isIndexable(query) && products.length > 0 && (
        <JsonLd
          things={[
            itemList(name, products, (query.page - 1) * storeRules.productsPerPage),
            breadcrumbList(...steps),
          ]}
        />
      )}
    </>
  );
}

/** Redirects a search without results to the page that staff set for it. */
async function leadElsewhere(search: string): Promise<void> {
  const target = await readRedirect(routes.shop({ search }));
  if (!target) return;
  const { pathname, search: query, hash } = new URL(target, site.url());
  redirect(`${pathname}${query}${hash}`);
}

/** Returns content pages that match a search, such as the return policy; often none. */
async function readPages(text: string): Promise<Suggestions['pages']> {
  const answer = await readOptional(
    suggest,
    { query: { text }, tags: [], isCacheable: false },
    null,
  );
  return answer?.data.pages ?? [];
}

/**
 * Returns whether a view of the shop may be cached: all products or one filter that exists, and an
 * existing page.
 */
async function isCacheableView(query: ShopQuery): Promise<boolean> {
  if (!isCountable(query)) return false;
  const [tree, names] = await Promise.all([getCategoryTree(), readFilterNames()]);
  if (!names || !knowsAll(query, tree, names)) return false;
  if (query.page === 1) return true;
  const first = await readProductList(toProductQuery({ ...query, page: 1 }));
  return query.page <= first.total_pages;
}
