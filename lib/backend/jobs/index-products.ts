import type { ServiceContext } from '../context.ts';
import { catalogueChanged } from '../search/engine.ts';

/** Updates the search words of products after an import. */
export async function indexProducts(
  { db }: ServiceContext,
  { productIds }: { productIds: number[] },
): Promise<void> {
  await catalogueChanged(db, productIds);
}
