import { asc, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { orderLines } from '../../db/schema/order.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { buyerOf } from './buyer-of.ts';
import type { LockedOrder } from './lock-order.ts';

/** Notifies the customer by mail and SMS that an order is paid and so placed; once per order. */
export async function tellOfPayment({ db }: ServiceContext, order: LockedOrder): Promise<void> {
  const { firstName, to } = await buyerOf(db, order);
  const lines = await db
    .select({ name: orderLines.name, quantity: orderLines.quantity, total: orderLines.total })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id));
  const { payable, balanceDue, expectedOn } = order;
  await queueMessage(db, {
    kind: 'order_paid',
    to,
    key: order.id,
    data: { orderId: order.id, firstName, lines, amount: payable - balanceDue, expectedOn },
  });
}

/** Notifies the customer of the refund of a payment that came too late or twice. */
export async function tellOfReturnedPayment(
  { db }: ServiceContext,
  order: LockedOrder,
  amount: number,
): Promise<void> {
  const { firstName, to } = await buyerOf(db, order);
  await queueMessage(db, {
    kind: 'order_payment_returned',
    to,
    data: { orderId: order.id, firstName, amount, wasPaidAlready: order.paidAt !== null },
  });
}
