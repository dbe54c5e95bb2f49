import type { OrderRow } from '../../db/schema/order.ts';
import { formatOrderId } from '../order/order-id.ts';
import { sumLeft } from './credits-of.ts';
import { moneyLeft, type OrderBalance } from './order-balance.ts';

/** Returns why staff cannot refund an order, as a sentence; null if they can. */
export function obstacleToRefund(
  { id, status, paidAt, replacesId }: Pick<OrderRow, 'id' | 'status' | 'paidAt' | 'replacesId'>,
  balance: OrderBalance,
): string | null {
  const name = formatOrderId(id);
  if (replacesId !== null) {
    return `Nothing was paid for order ${name}. It is a replacement for order ${formatOrderId(replacesId)}.`;
  }
  if (status === 'Cancelled') {
    return `Order ${name} has been cancelled. Any payment is refunded automatically.`;
  }
  if (!paidAt) return `Order ${name} has not been paid yet`;
  if (!balance.invoice) {
    return `Order ${name} has no invoice yet. Before it is packed, cancel it to refund it in full.`;
  }
  const left = Math.min(sumLeft(balance.rows), moneyLeft(balance) + balance.voucherLeft);
  return left > 0 ? null : `Order ${name} has been refunded in full`;
}
