import { and, eq, sql } from 'drizzle-orm';
import type { Review, ReviewInput } from '../../../contract/review.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { customers } from '../../db/schema/customer.ts';
import { reviews, type ReviewRow } from '../../db/schema/review.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { announceReviews } from './announce-reviews.ts';
import { changeRating } from './change-rating.ts';
import { lockListedProduct } from './lock-review.ts';
import { readMyReview } from './list-reviews.ts';
import { toPlainText } from './to-plain-text.ts';

/**
 * Writes the customer's review of a product and replaces an earlier one; a hidden review stays
 * hidden, an identical one is not changed. Throws 404 if no such product is on sale.
 */
export async function writeReview(
  context: ServiceContext,
  { customerId }: CustomerCaller,
  productId: number,
  input: ReviewInput,
): Promise<Review> {
  return withinTransaction(context, async (within, tx) => {
    const slug = await lockListedProduct(within, productId);
    const name = await customerName(tx, customerId);
    const mine = and(eq(reviews.customerId, customerId), eq(reviews.productId, productId));
    const [earlier] = await tx.select().from(reviews).where(mine);
    const content = {
      name,
      rating: input.rating,
      text: toPlainText(input.review),
      isVerifiedBuyer: await hasBought(tx, customerId, productId),
    };
    if (earlier && saysTheSame(earlier, content)) return written(within, customerId, productId);
    const values = {
      ...content,
      publishedAt: context.now(),
      updatedAt: context.now(),
      seenAt: null,
    };
    const [review] = await tx
      .insert(reviews)
      .values({ ...values, customerId, productId })
      .onConflictDoUpdate({ target: [reviews.customerId, reviews.productId], set: values })
      .returning();
    if (!review) throw new Error(`The review of product ${productId} was not written`);
    if (!review.hiddenAt) {
      const change = {
        stars: input.rating - (earlier?.rating ?? 0),
        count: earlier ? 0 : 1,
      };
      await changeRating(within, productId, change, () => announceReviews(within, productId, slug));
    }
    return written(within, customerId, productId);
  });
}

async function written(
  within: ServiceContext,
  customerId: number,
  productId: number,
): Promise<Review> {
  const review = await readMyReview(within, { customerId }, productId);
  if (!review) throw new Error(`The review of product ${productId} was not written`);
  return review;
}

type ReviewContent = Pick<ReviewRow, 'name' | 'rating' | 'text' | 'isVerifiedBuyer'>;

const saysTheSame = (one: ReviewContent, other: ReviewContent): boolean =>
  one.name === other.name &&
  one.rating === other.rating &&
  one.text === other.text &&
  one.isVerifiedBuyer === other.isVerifiedBuyer;

async function customerName(tx: Transaction, customerId: number): Promise<string> {
  const [row] = await tx
    .select({ first: customers.firstName, last: customers.lastName })
    .from(customers)
    .where(eq(customers.id, customerId));
  const initial = row?.last.charAt(0);
  return [row?.first, initial && `${initial}.`].filter(Boolean).join(' ') || 'Customer';
}

/** A product counts as bought once it was delivered, even if returned later. */
async function hasBought(tx: Transaction, customerId: number, productId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ bought: boolean }>(sql`
    select exists (
      select 1 from orders o join order_lines l on l.order_id = o.id
        left join order_combos c on c.id = l.combo_id
      where o.customer_id = ${customerId} and ${productId} in (l.product_id, c.product_id)
        and o.status in ('Delivered', 'Return Requested', 'Returned', 'Refunded')
    ) as bought`);
  return rows[0]?.bought ?? false;
}
