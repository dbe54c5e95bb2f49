import { eq } from 'drizzle-orm';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { previewProduct as previewCall } from '../../../contract/staff-product-preview.ts';
import type { ServiceContext } from '../../context.ts';
import { products } from '../../db/schema/catalogue.ts';
import { notFound } from '../../errors.ts';
import { getProductForStaff } from './get-product.ts';
import { readNeighbours } from './list-related.ts';

/** Returns a product with its lists as its page shows them, on sale or not. Throws 404. */
export async function previewProduct(
  context: ServiceContext,
  id: number,
): Promise<AnswerOf<typeof previewCall>['data']> {
  const product = await getProductForStaff(context, id);
  const { related, others } = await readNeighbours(context, id, undefined);
  const [sale] = await context.db
    .select({ isOnSale: products.isOnSale, publicFrom: products.publicFrom })
    .from(products)
    .where(eq(products.id, id));
  if (!sale) throw notFound('Product');
  return {
    product,
    is_on_sale: sale.isOnSale,
    public_from: sale.publicFrom?.toISOString() ?? null,
    related,
    others,
  };
}
