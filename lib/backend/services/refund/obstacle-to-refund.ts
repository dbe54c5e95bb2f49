import type { OrderRow } from '../../db/schema/order.ts';
import { formatOrderId } from '../order/order-id.ts';
import { sumLeft } from './credits-of.ts';
import { moneyLeft, type OrderStanding } from './order-standing.ts';

/** Returns why staff cannot refund an order, as a sentence; null if they can. */
export function obstacleToRefund(
  { id, status, paidAt, replacesId }: Pick<OrderRow, 'id' | 'status' | 'paidAt' | 'replacesId'>,
  standing: OrderStanding,
): string | null {
  const name = formatOrderId(id);
  if (replacesId !== null) {
    return `Nothing was paid for order ${name}: it replaces goods of ${formatOrderId(replacesId)}`;
  }
  if (status === 'Cancelled') {
    return `Order ${name} has been cancelled: what was paid for it goes back by itself`;
  }
  if (!paidAt) return `Order ${name} has not been paid yet`;
  if (!standing.invoice) {
    return `Order ${name} has no invoice yet. Before it is packed it can be cancelled, which pays all of it back`;
  }
  const left = Math.min(sumLeft(standing.rows), moneyLeft(standing) + standing.voucherLeft);
  return left > 0 ? null : `All that was paid for order ${name} has been refunded`;
}
