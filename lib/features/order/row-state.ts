import type { Order, OrderLine, OrderReturn } from '../../contract/order';

const statusTexts: Record<
  OrderReturn['status'],
  (resolution: OrderReturn['resolution'], isRefunded: boolean) => string
> = {
  requested: () => 'return requested',
  accepted: (resolution) => (resolution === 'replacement' ? 'being replaced' : 'return approved'),
  refused: () => 'return declined',
  received: () => 'returned',
  settled: (resolution, isRefunded) =>
    resolution === 'replacement'
      ? 'replaced'
      : isRefunded
        ? 'returned and refunded'
        : 'returned, refund on its way',
};

/** Describes the returned pieces of a row of an order, as phrases; parts of a combo by name. */
export function rowState(
  { returns, refunds = [] }: Pick<Order, 'returns' | 'refunds'>,
  { id: rowId, combo_items: parts }: Pick<OrderLine, 'id' | 'combo_items'>,
): string[] {
  const isRefunded = refunds.every(({ is_settled }) => is_settled);
  return returns.flatMap(({ status, resolution, replacement, items }) =>
    items
      .filter(({ id }) => id === rowId)
      .map(({ product_id, quantity }) =>
        [
          `${quantity} ×`,
          parts?.find((part) => part.product_id === product_id)?.name,
          statusTexts[status](resolution, isRefunded),
          replacement && (status === 'received' ? 'and replaced by order' : 'by order'),
          replacement,
        ]
          .filter(Boolean)
          .join(' '),
      ),
  );
}
