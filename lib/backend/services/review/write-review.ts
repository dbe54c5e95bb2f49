import { addSeconds } from 'date-fns/addSeconds';
import { and, eq, sql } from 'drizzle-orm';
import type { Review, ReviewInput } from '../../../contract/review.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { customers } from '../../db/schema/customer.ts';
import { reviews, type ReviewRow } from '../../db/schema/review.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';
import { tellSearchEngines } from '../seo/tell-search-engines.ts';
import { isListed } from '../../db/is-listed.ts';
import { changeRating } from './change-rating.ts';
import { toReview } from './serialize.ts';

/** Debounce: all reviews of a product within 2 seconds revalidate its pages once. */
const announceSeconds = 2;

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
  return inTransaction(context.db, async (tx) => {
    await lockProduct({ ...context, db: tx }, productId);
    const name = await nameOf(tx, customerId);
    const mine = and(eq(reviews.customerId, customerId), eq(reviews.productId, productId));
    const [earlier] = await tx.select().from(reviews).where(mine);
    const said = {
      name,
      rating: input.rating,
      text: toPlainText(input.review),
      isVerifiedBuyer: await hasBought(tx, customerId, productId),
    };
    if (earlier && saysTheSame(earlier, said)) return toReview(earlier);
    const written = {
      ...said,
      publishedAt: context.now(),
      updatedAt: context.now(),
      seenAt: null,
    };
    const [review] = await tx
      .insert(reviews)
      .values({ ...written, customerId, productId })
      .onConflictDoUpdate({ target: [reviews.customerId, reviews.productId], set: written })
      .returning();
    if (!review) throw new Error(`The review of product ${productId} was not written`);
    if (!review.hiddenAt) {
      const within = { ...context, db: tx };
      const change = {
        stars: input.rating - (earlier?.rating ?? 0),
        count: earlier ? 0 : 1,
      };
      await changeRating(within, productId, change, (slug) => announce(within, productId, slug));
    }
    return toReview(review);
  });
}

type Said = Pick<ReviewRow, 'name' | 'rating' | 'text' | 'isVerifiedBuyer'>;

const saysTheSame = (one: Said, other: Said): boolean =>
  one.name === other.name &&
  one.rating === other.rating &&
  one.text === other.text &&
  one.isVerifiedBuyer === other.isVerifiedBuyer;

async function announce(context: ServiceContext, productId: number, slug: string): Promise<void> {
  const time = { at: addSeconds(context.now(), announceSeconds), keepsTime: true };
  await addJob(
    context.db,
    'revalidate',
    { tags: [`product:${productId}`, 'products'] },
    { ...time, key: `reviews:${productId}` },
  );
  await tellSearchEngines(context, [`/products/${productId}/${slug}`], {
    ...time,
    key: `reviews to search engines:${productId}`,
  });
}

/** Row lock: concurrent reviews of the product wait, so that no rating update is lost. */
async function lockProduct({ db, now }: ServiceContext, productId: number): Promise<void> {
  const { rows } = await db.execute(sql`
    select id from products p where p.id = ${productId} and ${isListed(now().toISOString())}
    for no key update`);
  if (rows.length === 0) throw notFound('Product');
}

async function nameOf(tx: Transaction, customerId: number): Promise<string> {
  const [row] = await tx
    .select({ first: customers.firstName, last: customers.lastName })
    .from(customers)
    .where(eq(customers.id, customerId));
  return [row?.first, row?.last].filter(Boolean).join(' ') || 'Customer';
}

/** A product counts as bought once it was delivered, even if returned later. */
async function hasBought(tx: Transaction, customerId: number, productId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ bought: boolean }>(sql`
    select exists (
      select 1 from orders o join order_lines l on l.order_id = o.id
      where o.customer_id = ${customerId} and l.product_id = ${productId}
        and o.status in ('Delivered', 'Return Requested', 'Returned', 'Refunded')
    ) as bought`);
  return rows[0]?.bought ?? false;
}

/** Plain text, never interpreted as HTML: keeps line breaks, removes other control characters. */
function toPlainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .trim();
}
