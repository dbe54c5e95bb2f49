import { asc, desc, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { wishlistItems } from '../../db/schema/cart.ts';
import { products } from '../../db/schema/catalogue.ts';
import { orders } from '../../db/schema/order.ts';
import { productQuestions } from '../../db/schema/product-question.ts';
import { reviews } from '../../db/schema/review.ts';
import { appointments } from '../../db/schema/service.ts';
import { openAnswers } from '../appointment/keep-health.ts';
import { listConsents } from '../consent/list-consents.ts';
import { listSubscriptions } from '../membership/list-subscriptions.ts';
import { readOrder, type OrderDetail } from '../order/read/read-order.ts';
import { readProfile } from '../profile/read-profile.ts';
import { picturesColumn } from '../review/review-columns.ts';

/** All data stored about one customer. */
export type OwnRows = Awaited<ReturnType<typeof readOwnData>>;

/** Reads all data of one customer; no other customer's rows and no credentials. */
export async function readOwnData(context: ServiceContext, customerId: number) {
  const { db } = context;
  const talks = await db
    .select()
    .from(appointments)
    .where(eq(appointments.customerId, customerId))
    .orderBy(asc(appointments.startsAt));
  return {
    ...(await readProfile(context, customerId)),
    consents: await listConsents(context, { customerId }),
    orders: await readOrders(context, customerId),
    reviews: await db
      .select({ review: reviews, pictures: picturesColumn, productName: products.name })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(eq(reviews.customerId, customerId))
      .orderBy(desc(reviews.publishedAt)),
    questions: await db
      .select({ question: productQuestions, productName: products.name })
      .from(productQuestions)
      .innerJoin(products, eq(products.id, productQuestions.productId))
      .where(eq(productQuestions.customerId, customerId))
      .orderBy(desc(productQuestions.askedAt)),
    wishlistItems: await db
      .select({ wishlistItem: wishlistItems, productName: products.name })
      .from(wishlistItems)
      .innerJoin(products, eq(products.id, wishlistItems.productId))
      .where(eq(wishlistItems.customerId, customerId))
      .orderBy(desc(wishlistItems.createdAt)),
    months: await listSubscriptions(context, customerId),
    appointments: talks,
    health: await openAnswers(
      context,
      talks.map(({ id }) => id),
    ),
  };
}

async function readOrders(context: ServiceContext, customerId: number): Promise<OrderDetail[]> {
  const ids = await context.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.id));
  const details: OrderDetail[] = [];
  // Sequential: this rare export must not take all connections of the pool.
  for (const { id } of ids) details.push(await readOrder(context, customerId, id));
  return details;
}
