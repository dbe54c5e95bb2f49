import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { orders, type OrderRow } from '../../db/schema/order.ts';
import { sayRupees } from '../messages/say.ts';
import { formatOrderId } from '../order/order-id.ts';
import type { Queryable } from '../../db/client.ts';
import { addNotice } from './list-notices.ts';

/** Tells staff of a new order, once. */
export async function tellStaffOfOrder(
  context: Pick<ServiceContext, 'db' | 'now'>,
  id: number,
): Promise<void> {
  const { rows } = await context.db.execute<{ pieces: number; payType: string }>(sql`
    select o.pay_type as "payType",
      (select coalesce(sum(l.quantity), 0)::int from order_lines l where l.order_id = o.id) as pieces
    from orders o where o.id = ${id}::int`);
  const { pieces = 0, payType = '' } = rows[0] ?? {};
  const number = formatOrderId(id);
  await addNotice(context, {
    kind: 'order',
    key: String(id),
    title: `New order ${number}`,
    body: `${pieces === 1 ? '1 item' : `${pieces} items`}, ${payType}`,
    path: `/dashboard/packing/${number}`,
  });
}

/**
 * Returns title and body of the mail about an order with its amount and the name that it goes to,
 * for staff who may see orders.
 */
export async function describeOrder(
  db: Queryable,
  id: number,
): Promise<{ title: string; body: string; path: string } | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) return undefined;
  const { payable, giftVoucherAmount, shippingAddress } = order;
  const number = formatOrderId(id);
  const { fullName, city } = shippingAddress;
  return {
    title: `New order ${number}: ${sayRupees(payable + giftVoucherAmount)}`,
    body: `${fullName}, ${city}. ${describePayment(order)}.`,
    path: `/dashboard/orders/${number}`,
  };
}

function describePayment({ payable, giftVoucherAmount, balanceDue, payType }: OrderRow): string {
  const own =
    payType === 'Cash on Delivery'
      ? `${payType}: ${sayRupees(payable)} to collect`
      : `${payType}: ${sayRupees(payable - balanceDue)} paid`;
  if (giftVoucherAmount === 0) return own;
  const byVoucher = `${sayRupees(giftVoucherAmount)} paid by gift voucher`;
  return payable === 0 ? byVoucher : `${own}, ${byVoucher}`;
}
