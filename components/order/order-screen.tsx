import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { Order } from '@/lib/contract/order';
import { formatDateTime } from '@/lib/format/date';
import { statusSentence } from '@/lib/order/status-words';
import { routes } from '@/lib/routes';
import { OrderAccount } from './order-account';
import { OrderFacts } from './order-facts';
import { OrderLines } from './order-lines';
import { OrderStatus } from './order-status';
import { OrderTimeline } from './order-timeline';

/** One order, with everything that the store knows of it. */
export function OrderScreen({ order }: { order: Order }) {
  return (
    <article className="frame py-8 md:py-10 print:py-0">
      <div className="print:hidden">
        <Breadcrumbs
          crumbs={[
            { label: 'My profile', href: routes.profile },
            { label: 'My Orders', href: routes.orders },
          ]}
        />
      </div>
      <header className="mt-3 border-b border-ink pb-5">
        <h1 className="font-display text-5 font-medium">Order {order.order_id}</h1>
        <p className="mt-2 text-ink-2">Placed on {formatDateTime(order.order_date)}</p>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
          <OrderStatus status={order.order_status} />
          <span>{statusSentence(order)}</span>
        </p>
      </header>
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <OrderLines order={order} />
        <OrderAccount order={order} />
        <div className="grid items-start gap-x-14 gap-y-8 md:grid-cols-2">
          <OrderTimeline order={order} />
          <OrderFacts order={order} />
        </div>
      </div>
    </article>
  );
}
