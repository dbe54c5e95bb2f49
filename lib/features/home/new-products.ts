import type { ProductCard } from '../../contract/product';
import { readNewest, type Home } from './queries';

interface NewProducts {
  title: string;
  /** Null: they could not be read. */
  products: ProductCard[] | null;
}

/**
 * The first row of products of the home page: the carousel that staff have filled, or the newest
 * products while no carousel is filled.
 */
export async function findNewProducts({
  newArrivals,
  mustTry,
  bestSellers,
}: Pick<Home, 'newArrivals' | 'mustTry' | 'bestSellers'>): Promise<NewProducts> {
  const isUnfilled = [newArrivals, mustTry, bestSellers].every((row) => row?.length === 0);
  if (isUnfilled) return { title: 'New arrivals', products: await readNewest() };
  return { title: 'Try Our New Products', products: newArrivals };
}
