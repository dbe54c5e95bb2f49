import type { Order, OrderReturn } from '../../contract/order';

const statusTexts: Record<
  OrderReturn['status'],
  (resolution: OrderReturn['resolution']) => string
> = {
  requested: () => 'return requested',
  accepted: (resolution) => (resolution === 'replacement' ? 'being replaced' : 'return accepted'),
  refused: () => 'return declined',
  received: () => 'returned',
  settled: (resolution) => (resolution === 'replacement' ? 'replaced' : 'returned and refunded'),
};

/** Describes the returned pieces of an order line, as phrases. */
export function rowState({ returns }: Pick<Order, 'returns'>, lineId: number): string[] {
  return returns.flatMap(({ status, resolution, replacement, items }) =>
    items
      .filter(({ id }) => id === lineId)
      .map(({ quantity }) =>
        [
          `${quantity} × ${statusTexts[status](resolution)}`,
          replacement && `by order ${replacement}`,
        ]
          .filter(Boolean)
          .join(' '),
      ),
  );
}
