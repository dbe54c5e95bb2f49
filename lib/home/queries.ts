import { readForStaticPage } from '../api/server';
import type { Endpoint } from '../contract/endpoint';
import {
  listBanners,
  listBestSellers,
  listHomeBlogs,
  listLowerSections,
  listMustTry,
  listNewArrivals,
  listProductSections,
  listStatistics,
} from '../contract/home';
import { listProducts, type ProductCard } from '../contract/product';

const nothing = { status: true as const, data: [] };

const read = <E extends Endpoint>(call: E, tags: string[], query?: Record<string, string>) =>
  readForStaticPage(
    call,
    { tags: ['home', ...tags], ...(query && { query: query as never }) },
    nothing as never,
  );

/** Everything that the home page shows, read side by side. */
export async function readHome() {
  const [banners, upper, lower, foot, newArrivals, mustTry, bestSellers, blogs, statistics] =
    await Promise.all([
      read(listBanners, ['banners', 'products'], { sequence: 'Upper' }),
      read(listProductSections, ['sections'], { type: 'upper' }),
      read(listProductSections, ['sections'], { type: 'lower' }),
      read(listLowerSections, ['sections']),
      read(listNewArrivals, ['products']),
      read(listMustTry, ['products']),
      read(listBestSellers, ['products']),
      read(listHomeBlogs, ['posts']),
      read(listStatistics, ['statistics']),
    ]);
  return {
    banners: banners.data,
    upperSections: upper.data.filter((section) => section.is_visible_on_website),
    lowerSections: lower.data.filter((section) => section.is_visible_on_website),
    footSections: foot.data.filter((section) => section.is_visible_on_website),
    newArrivals: newArrivals.data,
    mustTry: mustTry.data,
    bestSellers: bestSellers.data,
    blogs: blogs.data,
    statistics: statistics.data,
  };
}

/** The goods of a shop whose owner has put none on a shelf of the home page yet, the newest first. */
export async function readNewest(): Promise<ProductCard[]> {
  const { data } = await readForStaticPage(listProducts, { tags: ['home', 'products'] }, {
    data: { data: [], total: 0 },
  } as never);
  return data.data.toSorted((one, other) => other.id - one.id);
}

export type Home = Awaited<ReturnType<typeof readHome>>;
