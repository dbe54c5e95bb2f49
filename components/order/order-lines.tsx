import type { Order } from '@/lib/contract/order';
import { mayReview } from '@/lib/features/order/order-rules';
import { rowState } from '@/lib/features/order/row-state';
import { OrderLine } from './order-line';

interface OrderLinesProps {
  order: Order;
  isTaxed: boolean;
}

export function OrderLines({ order, isTaxed }: OrderLinesProps) {
  return (
    <section aria-labelledby="lines-head">
      <h2 id="lines-head" className="sr-only">
        Items in this order
      </h2>
      <ul className="@container border-t border-rule">
        {order.rated_product_info.map((line) => (
          <OrderLine
            key={line.id}
            line={line}
            canBeRated={mayReview(order)}
            isTaxed={isTaxed}
            states={rowState(order, line.id)}
          />
        ))}
      </ul>
    </section>
  );
}
