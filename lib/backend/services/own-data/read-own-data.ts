import { asc, desc, eq } from 'drizzle-orm';
import { toRupees } from '../../../contract/money.ts';
import type { OwnData } from '../../../contract/own-data.ts';
import type { ServiceContext } from '../../context.ts';
import { wishlistItems } from '../../db/schema/cart.ts';
import { products } from '../../db/schema/catalogue.ts';
import { orders } from '../../db/schema/order.ts';
import { productQuestions } from '../../db/schema/product-question.ts';
import { reviews } from '../../db/schema/review.ts';
import { appointments } from '../../db/schema/service.ts';
import { listBookings, toBooking } from '../event/booking-row.ts';
import { openAnswers } from '../appointment/keep-health.ts';
import { listConsents } from '../consent/list-consents.ts';
import { storedPicturePath } from '../content/picture-use.ts';
import { listSubscriptions } from '../membership/list-subscriptions.ts';
import { toSubscription } from '../membership/serialize.ts';
import { readOrder, type OrderDetail } from '../order/read/read-order.ts';
import { toOrder } from '../order/read/serialize.ts';
import { readProfile, toProfile } from '../profile/read-profile.ts';
import { picturesColumn } from '../review/review-columns.ts';

/** All data stored about one customer. */
type OwnRows = Awaited<ReturnType<typeof readOwnData>>;

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
    eventBookings: await listBookings(context, customerId),
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

export function toOwnData(rows: OwnRows, now: Date): OwnData {
  const { customer } = rows;
  const { addresses, ...profile } = toProfile(rows);
  return {
    exported_at: now.toISOString(),
    account: {
      id: customer.id,
      first_name: profile.first_name,
      last_name: profile.last_name,
      company: profile.company,
      email: profile.email,
      mobile_no: profile.mobile_no,
      profile_pic: profile.profile_pic,
      is_subscribed: profile.is_subscribed,
      created_at: customer.createdAt.toISOString(),
    },
    consents: rows.consents,
    addresses,
    orders: rows.orders.map(toOrder),
    reviews: rows.reviews.map(({ review, pictures, productName }) => ({
      product_id: review.productId,
      product_name: productName,
      rating: review.rating,
      review: review.text,
      published_at: review.publishedAt.toISOString(),
      pictures: (pictures ?? []).map(({ file }) => storedPicturePath(file)),
    })),
    questions: rows.questions.map(({ question, productName }) => ({
      product_id: question.productId,
      product_name: productName,
      question: question.question,
      answer: question.answer,
      asked_at: question.askedAt.toISOString(),
    })),
    wishlist: rows.wishlistItems.map(({ wishlistItem, productName }) => ({
      product_id: wishlistItem.productId,
      product_name: productName,
      added_at: wishlistItem.createdAt.toISOString(),
    })),
    subscriptions: rows.months.map((month) => toSubscription(month, now)),
    event_bookings: rows.eventBookings.map((row) => toBooking(row, now)),
    appointments: rows.appointments.map((one) => ({
      id: one.id,
      start_datetime: one.startsAt.toISOString(),
      name: one.name,
      email: one.email,
      mobile: one.mobile,
      gender: one.gender,
      age_group: one.ageGroup,
      landmark: one.landmark,
      guardian_name: one.guardianName,
      is_free: one.isFree,
      fee: toRupees(one.fee),
      created_at: one.createdAt.toISOString(),
      cancelled_at: one.cancelledAt?.toISOString() ?? null,
      health: rows.health.get(one.id) ?? null,
    })),
  };
}
