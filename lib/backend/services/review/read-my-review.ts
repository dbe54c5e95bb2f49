import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Review } from '../../../contract/review.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { reviews } from '../../db/schema/review.ts';
import { picturesColumn } from './review-columns.ts';
import { toReview } from './serialize.ts';

/**
 * Returns the customer's own review of a product, even if hidden by staff, with pictures that are
 * not approved yet; null if there is none.
 */
export async function readMyReview(
  { db }: ServiceContext,
  { customerId }: Pick<CustomerCaller, 'customerId'>,
  productId: number,
): Promise<Review | null> {
  const [row] = await db
    .select({ ...getTableColumns(reviews), pictures: picturesColumn })
    .from(reviews)
    .where(and(eq(reviews.customerId, customerId), eq(reviews.productId, productId)));
  return row ? toReview(row) : null;
}
