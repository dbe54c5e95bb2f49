import { desc, eq, sql } from 'drizzle-orm';
import type { StaffCustomer } from '../../../contract/staff-customer.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { memberships } from '../../db/schema/membership.ts';
import { notFound } from '../../errors.ts';
import { listAddresses, toAddress } from '../address/list-addresses.ts';
import { listConsents } from '../consent/list-consents.ts';
import { memberUntil, monthState } from '../membership/membership-month.ts';
import { readBuyer } from '../order/staff/read-buyer.ts';
import { lastNotes, lastOrders, lastReviews } from './read-traces.ts';
import { visibleTo } from './visible-to.ts';

/**
 * Returns a customer for staff, without passwords, codes, health data and cart. 404 for an unknown
 * one, and for staff accounts if the caller is no superuser.
 */
export async function readCustomer(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
): Promise<StaffCustomer> {
  const { db, now } = context;
  const [row] = await db
    .select()
    .from(customers)
    .where(sql`id = ${id} and ${visibleTo(caller)}`);
  if (!row) throw notFound('Customer');
  const buyer = await readBuyer(context, id);
  const months = await db
    .select()
    .from(memberships)
    .where(eq(memberships.customerId, id))
    .orderBy(desc(memberships.startsAt), desc(memberships.id));
  const { rows } = await db.execute<{ session_count: number; cart_pieces: number }>(sql`
    select
      (select count(*)::int from sessions where customer_id = ${id} and revoked_at is null
        and expires_at > ${now().toISOString()}::timestamptz) as session_count,
      (select coalesce(sum(i.quantity), 0)::int from carts c join cart_items i on i.cart_id = c.id
        where c.customer_id = ${id} and c.closed_at is null) as cart_pieces`);
  return {
    id,
    first_name: row.firstName,
    last_name: row.lastName,
    company: row.company,
    email: row.email ?? '',
    mobile_no: row.mobile ?? '',
    is_elite: buyer.is_elite,
    order_count: buyer.order_count,
    cancelled_count: buyer.cancelled_count,
    returned_count: buyer.returned_count,
    spent: buyer.spent,
    is_staff: row.isStaff || row.isSuperuser,
    wants_news: row.wantsNews,
    created_at: row.createdAt.toISOString(),
    closed_at: row.deactivatedAt?.toISOString() ?? null,
    elite_until: (await memberUntil(context, id))?.toISOString() ?? null,
    session_count: rows[0]?.session_count ?? 0,
    cart_pieces: rows[0]?.cart_pieces ?? 0,
    orders: await lastOrders(context, id),
    addresses: (await listAddresses(context, id)).map(toAddress),
    months: months.map((month) => ({
      id: month.id,
      starts_at: month.startsAt.toISOString(),
      ends_at: month.endsAt.toISOString(),
      state: monthState(month, now()),
      is_gift: month.paymentId === null,
    })),
    reviews: await lastReviews(context, id),
    consents: await listConsents(context, { customerId: id }),
    notes: await lastNotes(context, caller, id),
  };
}
