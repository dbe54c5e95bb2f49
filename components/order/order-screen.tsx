import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { KeptNotice } from '@/components/ui/kept-notice';
import type { Order } from '@/lib/contract/order';
import { formatDateTime } from '@/lib/format/date';
import { mayCancel } from '@/lib/features/order/order-rules';
import { statusSentence } from '@/lib/features/order/status-words';
import type { KeptForm } from '@/lib/platform/form-posts/kept-form';
import { routes } from '@/lib/platform/routes';
import { readShop } from '@/lib/features/shop-profile/queries';
import { shopAddress } from '@/lib/features/shop-profile/shop-contact';
import { OrderAccount } from './order-account';
import { OrderActions } from './order-actions';
import { OrderAddresses } from './order-addresses';
import { OrderFacts } from './order-facts';
import { OrderGift } from './order-gift';
import { OrderLines } from './order-lines';
import { OrderPaid } from './order-paid';
import { OrderParcels } from './order-parcels';
import { OrderReturns } from './order-returns';
import { OrderStatus } from './order-status';
import { OrderTimeline } from './order-timeline';
import { PlainCancel } from './plain-cancel';
import { ReturnNote } from './return-note';

interface OrderScreenProps {
  order: Order;
  /** `YYYY-MM-DD` in India. */
  today: string;
  kept: KeptForm | undefined;
  /** The form to cancel is open, for readers without scripts. */
  isCancelling: boolean;
}

export async function OrderScreen({ order, today, kept, isCancelling }: OrderScreenProps) {
  const shop = await readShop();
  return (
    <article className="frame py-8 md:py-10 print:p-0">
      <div className="print:hidden">
        <Breadcrumbs
          crumbs={[
            { label: 'My profile', href: routes.profile },
            { label: 'My Orders', href: routes.orders },
          ]}
        />
      </div>
      <p className="hidden text-1 print:block">
        {[shopAddress(shop), shop.email, shop.phone].filter(Boolean).join(', ')}
      </p>
      <header className="mt-3">
        <KeptNotice kept={kept} />
        <OrderPaid order={order} />
        <h1 className="font-display text-5 font-medium">Order {order.order_id}</h1>
        <p className="mt-2 text-ink-2">Placed on {formatDateTime(order.order_date)}</p>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
          <OrderStatus status={order.order_status} />
          <span>{statusSentence(order)}</span>
        </p>
        <ReturnNote order={order} today={today} />
        <OrderActions order={order} today={today} />
        {mayCancel(order) && (isCancelling || kept?.form === 'cancel-order') && (
          <PlainCancel orderId={order.order_id} kept={kept} />
        )}
      </header>
      <div className="my-6 border-y border-ink py-5">
        <OrderTimeline order={order} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] print:block print:space-y-6">
        <OrderLines order={order} isTaxed={shop.gstin !== ''} />
        <OrderAccount order={order} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 md:grid-cols-2 lg:col-span-2 print:grid-cols-2">
          <OrderFacts order={order} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <OrderParcels order={order} />
            <OrderReturns order={order} />
            <OrderAddresses order={order} />
            <OrderGift order={order} />
          </div>
        </div>
      </div>
    </article>
  );
}
