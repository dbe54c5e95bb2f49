import { desc, eq, sql } from 'drizzle-orm';
import type { StaffCustomer } from '../../../contract/staff-customer.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { products } from '../../db/schema/catalogue.ts';
import { customerNotes, customers } from '../../db/schema/customer.ts';
import { orders } from '../../db/schema/order.ts';
import { reviews } from '../../db/schema/review.ts';
import { toRupees } from '../../../contract/money.ts';
import { staffFullName } from '../lead/read-lead.ts';
import { formatOrderId } from '../order/order-id.ts';
import { notePermissions } from '../staff/note-permissions.ts';

const maxRows = 20;
const maxNotes = 200;

export async function lastOrders(
  { db }: ServiceContext,
  customerId: number,
): Promise<StaffCustomer['orders']> {
  const rows = await db
    .select({
      id: orders.id,
      status: orders.status,
      placedAt: orders.placedAt,
      total: sql<number>`${orders.payable} + ${orders.giftVoucherAmount}`,
      hasOpenReturn: sql<boolean>`exists (select from return_requests r
        where r.order_id = orders.id and r.status in ('requested', 'accepted', 'received'))`,
    })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.id))
    .limit(maxRows);
  return rows.map(({ id, status, placedAt, total, hasOpenReturn }) => ({
    order_id: formatOrderId(id),
    status,
    placed_at: placedAt.toISOString(),
    total: toRupees(total),
    has_open_return: hasOpenReturn,
  }));
}

/** Returns the customer's last reviews, hidden ones included. */
export async function lastReviews(
  { db }: ServiceContext,
  customerId: number,
): Promise<StaffCustomer['reviews']> {
  const rows = await db
    .select({ review: reviews, product: { id: products.id, name: products.name } })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.customerId, customerId))
    .orderBy(desc(reviews.publishedAt), desc(reviews.id))
    .limit(maxRows);
  return rows.map(({ review, product }) => ({
    id: review.id,
    product,
    rating: review.rating,
    text: review.text,
    published_at: review.publishedAt.toISOString(),
    is_hidden: review.hiddenAt !== null,
  }));
}

/** Returns the last staff notes about the customer, newest first. */
export async function lastNotes(
  { db }: ServiceContext,
  caller: CustomerCaller,
  customerId: number,
): Promise<StaffCustomer['notes']> {
  const rows = await db
    .select({
      id: customerNotes.id,
      text: customerNotes.text,
      at: customerNotes.at,
      staffId: customerNotes.staffId,
      editedAt: customerNotes.editedAt,
      by: staffFullName(customers),
    })
    .from(customerNotes)
    .leftJoin(customers, eq(customers.id, customerNotes.staffId))
    .where(eq(customerNotes.customerId, customerId))
    .orderBy(desc(customerNotes.id))
    .limit(maxNotes);
  return rows.map(({ id, by, text, at, ...written }) => ({
    id,
    by,
    text,
    at: at.toISOString(),
    ...notePermissions(caller, written),
  }));
}
