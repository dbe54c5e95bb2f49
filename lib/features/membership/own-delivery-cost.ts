import type { OrderRow } from '../../contract/order';

/** What customers have paid for delivery, and for how many orders; cancelled ones do not count. */
export function ownDeliveryCost(
  orders: readonly Pick<OrderRow, 'order_status' | 'delivery_fee'>[],
): { orders: number; fees: number } {
  const counted = orders.filter(({ order_status: status }) => status !== 'Cancelled');
  const fees = counted.reduce((sum, { delivery_fee: fee = 0 }) => sum + fee, 0);
  return { orders: counted.length, fees };
}
