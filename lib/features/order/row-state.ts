import type { Order, OrderLine, OrderReturn } from '../../contract/order';

const statusTexts: Record<
  OrderReturn['status'],
  (resolution: OrderReturn['resolution']) => string
> = {
  requested: () => 'return requested',
  accepted: (resolution) => (resolution === 'replacement' ? 'being replaced' : 'return approved'),
  refused: () => 'return declined',
  received: () => 'returned',
  settled: (resolution) => (resolution === 'replacement' ? 'replaced' : 'returned and refunded'),
};

/** Describes the returned pieces of a row of an order, as phrases; parts of a combo by name. */
export function rowState(
  { returns }: Pick<Order, 'returns'>,
  { id: rowId, combo_items: parts }: Pick<OrderLine, 'id' | 'combo_items'>,
): string[] {
  return returns.flatMap(({ status, resolution, replacement, items }) =>
    items
      .filter(({ id }) => id === rowId)
      .map(({ product_id, quantity }) =>
        [
          `${quantity} ×`,
          parts?.find((part) => part.product_id === product_id)?.name,
          statusTexts[status](resolution),
          replacement && `by order ${replacement}`,
        ]
          .filter(Boolean)
          .join(' '),
      ),
  );
}
