import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { FormNotice } from '@/components/ui/form-notice';
import type { Order } from '@/lib/contract/order';
import { nonReturnable } from '@/lib/contract/return-windows';
import { formatDateTime, formatDate } from '@/lib/format/date';
import { mayCancel, mayReview, returnChoices } from '@/lib/features/order/order-rules';
import { statusSentence } from '@/lib/features/order/status-text';
import type { SubmittedForm } from '@/lib/platform/form-posts/submitted-form';
import { routes } from '@/lib/platform/routes';
import { readShop } from '@/lib/features/shop-profile/queries';
import { shopAddress } from '@/lib/features/shop-profile/shop-contact';
import { OrderAccount } from './order-account';
import { OrderActions } from './order-actions';
import { OrderFacts } from './order-facts';
import { OrderPaid } from './order-paid';
import { OrderParcels } from './order-parcels';
import { OrderReturns } from './order-returns';
import { OrderStatus } from './order-status';
import { OrderTimeline } from './order-timeline';
import { PlainCancel } from './plain-cancel';
import { formatMobile } from '@/lib/contract/format-mobile';
import { rowState } from '@/lib/features/order/row-state';
import { OrderLine } from './order-line';
import { IfOpen } from '@/components/layout/if-open';
import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';

interface OrderScreenProps {
  order: Order;
  /** `YYYY-MM-DD` in India. */
  today: string;
  submittedForm: SubmittedForm | undefined;
  /** The form to cancel is open, for readers without scripts. */
  isCancelling: boolean;
}

export async function OrderScreen({ order, today, submittedForm, isCancelling }: OrderScreenProps) {
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
        <FormNotice notice={submittedForm} />
        <OrderPaid order={order} />
        <h1 className="font-display text-5 font-medium">Order {order.order_id}</h1>
        <p className="mt-2 text-ink-2">Placed on {formatDateTime(order.order_date)}</p>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
          <OrderStatus status={order.order_status} />
          <span>{statusSentence(order)}</span>
        </p>
        <ReturnNote order={order} today={today} />
        <OrderActions order={order} today={today} />
        {mayCancel(order) && (isCancelling || submittedForm?.form === 'cancel-order') && (
          <PlainCancel order={order} submittedForm={submittedForm} />
        )}
      </header>
      <div className="my-6 border-y border-ink py-5">
        <OrderTimeline order={order} />
      </div>
      <OrderParcels order={order} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] print:block print:space-y-6">
        <OrderLines order={order} isTaxed={shop.gstin !== ''} />
        <OrderAccount order={order} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 md:grid-cols-2 lg:col-span-2 print:grid-cols-2">
          <OrderFacts order={order} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <OrderReturns order={order} />
            <OrderAddresses order={order} />
            <OrderFirm order={order} />
            <OrderGift order={order} />
          </div>
        </div>
      </div>
    </article>
  );
}

function OrderFirm({ order: { buyer_company: company, buyer_gstin: gstin } }: { order: Order }) {
  if (!gstin) return null;
  return (
    <section className="break-inside-avoid">
      <h2 className="font-display text-4 font-medium">GST invoice</h2>
      {company && <p className="mt-2 font-[550] wrap-anywhere">{company}</p>}
      <p>GSTIN {gstin}</p>
    </section>
  );
}

function OrderGift({ order: { is_gift, gift_message } }: { order: Order }) {
  if (!is_gift) return null;
  return (
    <section className="break-inside-avoid">
      <h2 className="font-display text-4 font-medium">Gift message</h2>
      {gift_message ? (
        <blockquote className="mt-2 border-l-[3px] border-turmeric pl-3 font-display text-3 break-words whitespace-pre-line">
          {gift_message}
        </blockquote>
      ) : (
        <p className="mt-2">Packed as a gift, with no message.</p>
      )}
    </section>
  );
}

function isSame(a: Order['shipping_address'], b: Order['billing_address']): boolean {
  return (
    a.full_name === b.full_name && a.full_address === b.full_address && a.mobile_no === b.mobile_no
  );
}

function OrderAddresses({ order }: { order: Order }) {
  const { shipping_address: delivery, billing_address: billing } = order;
  if (isSame(delivery, billing)) {
    return <OrderAddress title="Delivery and billing address" address={delivery} />;
  }
  return (
    <>
      <OrderAddress title="Delivery address" address={delivery} />
      <OrderAddress title="Billing address" address={billing} />
    </>
  );
}

function OrderAddress({ title, address }: { title: string; address: Order['shipping_address'] }) {
  return (
    <section className="break-inside-avoid">
      <h2 className="font-display text-4 font-medium">{title}</h2>
      <address className="mt-2 not-italic">
        <span className="block font-[550]">{address.full_name}</span>
        <span className="block max-w-[46ch]">{address.full_address}</span>
        <span className="block text-1 text-ink-2">{formatMobile(address.mobile_no)}</span>
      </address>
    </section>
  );
}

function OrderLines({ order, isTaxed }: { order: Order; isTaxed: boolean }) {
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
            states={rowState(order, line)}
          />
        ))}
      </ul>
    </section>
  );
}

function ReturnNote({ order, today }: { order: Order; today: string }) {
  const choices = returnChoices(order, today);
  if (!choices || !order.replacement_until) return null;
  const others = order.return_until && formatDate(order.return_until);
  const hasException = order.product_info.some(({ is_returnable }) => is_returnable === false);
  const exception = hasException ? `, except for items marked “${nonReturnable}”` : '';
  return (
    <p className="mt-4 max-w-[90ch] text-1 text-ink-2 print:hidden">
      {choices.replacement &&
        `Damaged, wrong or expired? Report it by ${formatDate(order.replacement_until)} and we’ll replace it. `}
      {others &&
        (choices.others
          ? `You can return ${choices.replacement ? 'anything else' : 'items'} until ${others}${exception}. `
          : `The return window closed on ${others}. `)}
      <IfOpen path={routes.returnPolicy}>
        <Link href={routes.returnPolicy} className={linkClass}>
          Returns and refunds
        </Link>
      </IfOpen>
    </p>
  );
}
