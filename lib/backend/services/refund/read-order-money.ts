import { and, asc, eq, gt } from 'drizzle-orm';
import type { OrderMoney } from '../../../contract/staff-refund.ts';
import type { ServiceContext } from '../../context.ts';
import { orders } from '../../db/schema/order.ts';
import { refunds } from '../../db/schema/payment.ts';
import { giftVoucherEntries } from '../../db/schema/voucher.ts';
import { notFound } from '../../errors.ts';
import { formatOrderId } from '../order/order-id.ts';
import { deliveryLeft, linesLeft, sumLeft } from './credits-of.ts';
import { obstacleToRefund } from './obstacle-to-refund.ts';
import { moneyLeft, readOrderBalance } from './order-balance.ts';
import { refundDetails } from './refund-detail.ts';
import { toOrderMoney, type VoucherEntry } from './serialize.ts';

/** Returns the payments and refunds of an order for staff. Throws 404 if unknown. */
export async function readOrderMoney(
  context: ServiceContext,
  orderId: number,
): Promise<OrderMoney> {
  const [order] = await context.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw notFound('Order');
  const balance = await readOrderBalance(context, order);
  const { rows, voucherLeft } = balance;
  const written = await refundDetails(context.db)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.id));
  const back = await givenBack(context, orderId);
  const refunded = [
    ...written.map(({ refund }) => refund.amount),
    ...back.map(({ change }) => change),
  ].reduce((sum, amount) => sum + amount, 0);
  return toOrderMoney({
    name: formatOrderId(orderId),
    balance,
    lines: await linesLeft(context, orderId, rows),
    delivery: sumLeft(deliveryLeft(rows)),
    refunds: written,
    back,
    refunded,
    paid: moneyLeft(balance) + voucherLeft + refunded,
    obstacle: obstacleToRefund(order, balance),
  });
}

async function givenBack({ db }: ServiceContext, orderId: number): Promise<VoucherEntry[]> {
  return db
    .select({ change: giftVoucherEntries.change, at: giftVoucherEntries.at })
    .from(giftVoucherEntries)
    .where(and(eq(giftVoucherEntries.orderId, orderId), gt(giftVoucherEntries.change, 0)))
    .orderBy(asc(giftVoucherEntries.id));
}
