import type { Order } from '@/lib/contract/order';
import { OrderLine } from './order-line';

/** What was ordered; the amounts stand right of the double rule. */
export function OrderLines({ order }: { order: Order }) {
  const canBeRated = order.order_status === 'Delivered';
  return (
    <section aria-labelledby="lines-head">
      <h2 id="lines-head" className="sr-only">
        What was ordered
      </h2>
      <ul className="@container border-t border-rule">
        {order.rated_product_info.map((line) => (
          <OrderLine key={line.id} line={line} canBeRated={canBeRated} />
        ))}
      </ul>
    </section>
  );
}
