import type { ServiceContext } from '../context.ts';
import { catalogueChanged } from '../services/product/catalogue-version.ts';

/** Brings the words by which products are found up to date, after an import has written them. */
export async function indexProducts(
  { db }: ServiceContext,
  { productIds }: { productIds: number[] },
): Promise<void> {
  await catalogueChanged(db, productIds);
}
