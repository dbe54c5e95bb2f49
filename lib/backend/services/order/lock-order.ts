import { and, eq } from 'drizzle-orm';
import { orderStatuses, type OrderStatus } from '../../../contract/order.ts';
import type { ServiceContext } from '../../context.ts';
import { orders, type OrderRow } from '../../db/schema/order.ts';
import { notFound } from '../../errors.ts';
import { assertOneOf } from './assert-one-of.ts';

export interface LockedOrder extends OrderRow {
  status: OrderStatus;
}

/**
 * Locks an order until the transaction ends, so that its state changes are serialised. With a
 * customer given, 404 if it is not theirs.
 */
export async function lockOrder(
  { db }: ServiceContext,
  orderId: number,
  customerId?: number,
): Promise<LockedOrder> {
  const mine = customerId === undefined ? undefined : eq(orders.customerId, customerId);
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), mine))
    .for('update');
  if (!order) throw notFound('Order');
  return { ...order, status: assertOneOf(orderStatuses, order.status) };
}
