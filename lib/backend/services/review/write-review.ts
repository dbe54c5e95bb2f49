import { sql } from 'drizzle-orm';
import type { Review, ReviewInput } from '../../../contract/review.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { reviews, type ReviewRow } from '../../db/schema/review.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { holdCustomer } from '../profile/hold-customer.ts';
import { announceReviews } from './announce-reviews.ts';
import { changeRating } from './change-rating.ts';
import { idsReviewedWith } from './family-reviews.ts';
import { findMyReview, readMyReview } from './list-reviews.ts';
import { lockReview, lockReviewedProduct, requireListedProduct } from './lock-review.ts';
import { toPlainText } from './to-plain-text.ts';

/**
 * Writes the customer's review of a product and replaces an earlier one, also of another size that
 * shares its reviews: a customer has one voice in a rating. A hidden review stays hidden, an
 * identical one is not changed. Throws 404 if no such product is on sale.
 */
export async function writeReview(
  context: ServiceContext,
  { customerId }: CustomerCaller,
  productId: number,
  input: ReviewInput,
): Promise<Review> {
  return withinTransaction(context, async (within, tx) => {
    const { firstName, lastName } = await holdCustomer(within, customerId);
    await requireListedProduct(within, productId);
    const earlierId = await findMyReview(within, customerId, productId);
    const earlier = earlierId === undefined ? undefined : await lockReview(within, earlierId);
    const reviewedId = earlier?.productId ?? productId;
    if (!earlier) await lockReviewedProduct(within, productId);
    const content = {
      name: signature(firstName, lastName),
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
      .values({ ...values, customerId, productId: reviewedId })
      .onConflictDoUpdate({ target: [reviews.customerId, reviews.productId], set: values })
      .returning();
    if (!review) throw new Error(`The review of product ${productId} was not written`);
    if (!review.hiddenAt) {
      const change = {
        stars: input.rating - (earlier?.rating ?? 0),
        count: earlier ? 0 : 1,
      };
      await changeRating(within, reviewedId, change, (slug) =>
        announceReviews(within, reviewedId, slug),
      );
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

const signature = (first: string, last: string): string =>
  [first, last && `${last.charAt(0)}.`].filter(Boolean).join(' ') || 'Customer';

/** A product counts as bought once one of its sizes was delivered, even if returned later. */
async function hasBought(tx: Transaction, customerId: number, productId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ bought: boolean }>(sql`
    select exists (
      select 1 from orders o join order_lines l on l.order_id = o.id
        left join order_combos c on c.id = l.combo_id
      where o.customer_id = ${customerId}
        and exists (select from (${idsReviewedWith(productId)}) one
          where one.id in (l.product_id, c.product_id))
        and o.status in ('Delivered', 'Return Requested', 'Returned', 'Refunded')
    ) as bought`);
  return rows[0]?.bought ?? false;
}
