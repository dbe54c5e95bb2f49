import { ApiError } from '../../api/api-error';
import { readOptional, type ReadOptions } from '../../api/server';
import { listConcerns } from '../../contract/concern';
import type { AnswerOf, Endpoint } from '../../contract/endpoint';
import {
  listBanners,
  listBestSellers,
  listHomeBlogs,
  listLowerSections,
  listMustTry,
  listNewArrivals,
  listProductSections,
  listStatistics,
  type HomeSection,
} from '../../contract/home';
import { getProduct, listProducts, type Product, type ProductCard } from '../../contract/product';

const readPart = <E extends Endpoint>(
  call: E,
  tags: string[],
  query?: ReadOptions<E>['query'],
): Promise<AnswerOf<E> | null> =>
  readOptional(call, { tags: ['home', ...tags], ...(query && { query }) }, null);

/**
 * Reads all parts of the home page in parallel. A part that fails is left out; a failed product
 * rail is null. Throws ApiError if nothing can be read.
 */
export async function readHome() {
  const [
    banners,
    upper,
    lower,
    foot,
    newArrivals,
    mustTry,
    bestSellers,
    blogs,
    statistics,
    concerns,
  ] = await Promise.all([
    readPart(listBanners, ['banners', 'products'], { sequence: 'Upper' }),
    readPart(listProductSections, ['sections'], { type: 'upper' }),
    readPart(listProductSections, ['sections'], { type: 'lower' }),
    readPart(listLowerSections, ['sections']),
    readPart(listNewArrivals, ['products']),
    readPart(listMustTry, ['products']),
    readPart(listBestSellers, ['products']),
    readPart(listHomeBlogs, ['posts']),
    readPart(listStatistics, ['statistics']),
    readPart(listConcerns, ['concerns']),
  ]);
  const parts = [banners, upper, lower, foot, newArrivals, mustTry, bestSellers];
  if (parts.every((part) => part === null)) {
    throw new ApiError(503, { message: 'There was an error loading the products!' });
  }
  const rows = (part: { data: ProductCard[] } | null) => part?.data ?? null;
  return {
    banners: banners?.data ?? [],
    upperSections: visible(upper),
    lowerSections: visible(lower),
    footSections: visible(foot),
    newArrivals: rows(newArrivals),
    mustTry: rows(mustTry),
    bestSellers: rows(bestSellers),
    blogs: blogs?.data ?? [],
    statistics: statistics?.data ?? [],
    concerns: concerns?.data ?? [],
  };
}

const visible = (part: { data: HomeSection[] } | null): HomeSection[] =>
  part?.data.filter((section) => section.is_visible_on_website) ?? [];

/** Newest products first; used while no product is on a rail of the home page. */
export async function readNewest(): Promise<ProductCard[]> {
  const answer = await readOptional(listProducts, { tags: ['home', 'products'] }, null);
  return (answer?.data.data ?? []).toSorted((one, other) => other.id - one.id);
}

/* Each costs a read per product. */
const maxProductsRead = 3;

/**
 * Returns the first of the products that shows a tested lot; undefined if none of the first
 * `maxProductsRead` does.
 */
export async function readTestedProduct(
  products: readonly Pick<ProductCard, 'id'>[],
): Promise<Product | undefined> {
  const read = products
    .slice(0, maxProductsRead)
    .map(({ id }) =>
      readOptional(getProduct, { params: { id }, tags: ['home', `product:${id}`] }, null),
    );
  const answers = await Promise.all(read);
  return answers.map((answer) => answer?.data).find((product) => product?.tested_lots?.length);
}

/** Best sellers of all time; empty if they cannot be read. */
export async function readBestSellers(): Promise<ProductCard[]> {
  return (await readPart(listBestSellers, ['products']))?.data ?? [];
}

export type Home = Awaited<ReturnType<typeof readHome>>;
