import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ShopScreen } from '@/components/shop/shop-screen';
import { categoryPath } from '@/lib/category/find-category';
import { getCategoryTree } from '@/lib/category/queries';
import { pageMetadata } from '@/lib/page-meta/queries';
import { readBrands, readProductList } from '@/lib/product/queries';
import { isIndexable, parseShopQuery, shopHref, toProductQuery } from '@/lib/shop/shop-query';

interface ShopPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: ShopPageProps): Promise<Metadata> {
  const query = parseShopQuery(await searchParams);
  if (!query) return {};
  return pageMetadata(shopHref(query), { isIndexed: isIndexable(query) });
}

export default async function ShopPage({ searchParams }: ShopPageProps) {
  const query = parseShopQuery(await searchParams);
  if (!query) notFound();
  const [categories, brands, list] = await Promise.all([
    getCategoryTree(),
    readBrands(),
    readProductList(toProductQuery(query)),
  ]);
  const path = query.category ? categoryPath(categories, query.category) : [];
  if (query.category && path.length === 0) notFound();
  if (query.brands.some((id) => !brands.some((brand) => brand.id === id))) notFound();
  if (query.page > 1 && query.page > list.total_pages) notFound();
  return (
    <ShopScreen query={query} list={list} path={path} categories={categories} brands={brands} />
  );
}
