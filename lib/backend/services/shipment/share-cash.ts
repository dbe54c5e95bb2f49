import type { OrderLineRow, OrderRow } from '../../db/schema/order.ts';
import { shareHalfUp, spread } from '../cart/totals.ts';

export interface Contents {
  lines: readonly { orderLineId: number; quantity: number }[];
}

type PricedOrder = Pick<
  OrderRow,
  'payType' | 'paidAt' | 'payable' | 'giftVoucherAmount' | 'shipping'
>;
type PricedLine = Pick<OrderLineRow, 'id' | 'quantity' | 'total' | 'discount'>;

/**
 * Splits the cash of an order over its parcels: each collects its goods, the first one the delivery
 * fee too, less its share of the gift voucher. Paise; the shares add up to what is to be paid.
 */
export function shareCash(
  order: PricedOrder,
  lines: readonly PricedLine[],
  parcels: readonly Contents[],
): number[] {
  if (order.payType !== 'Cash on Delivery' || order.paidAt) return parcels.map(() => 0);
  const allocated = new Map<number, number>();
  const gross = parcels.map((parcel, index) =>
    parcel.lines.reduce(
      (sum, { orderLineId, quantity }) => {
        const line = lines.find(({ id }) => id === orderLineId);
        if (!line) throw new Error(`Line ${orderLineId} is not part of the order`);
        const before = allocated.get(orderLineId) ?? 0;
        allocated.set(orderLineId, before + quantity);
        const share = (pieces: number) =>
          shareHalfUp(line.total - line.discount, pieces, line.quantity);
        return sum + share(before + quantity) - share(before);
      },
      index === 0 ? order.shipping : 0,
    ),
  );
  const stored = spread(order.giftVoucherAmount, gross);
  return gross.map((amount, i) => amount - (stored[i] ?? 0));
}
