import useSWR from 'swr';
import { PutBack } from '@/components/order/put-back';
import { AcceptAndPay } from '@/components/order/accept-and-pay';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { readLazily } from '@/lib/api/lazily';
import type { AnswerOf } from '@/lib/contract/endpoint';
import type { getOrder } from '@/lib/contract/order';
import { payHint } from '@/lib/features/order/status-text';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { routes } from '@/lib/platform/routes';
import { paymentMessage } from '@/lib/features/payment/payment-message';
import type { SeenPayment } from '@/lib/features/payment/use-payment';

export function PaymentEnded({ seen }: { seen: Exclude<SeenPayment, { kind: 'asking' }> }) {
  const shop = useShop();
  const { title, text, isFailure } = paymentMessage(seen, shop.elite_name);
  const payment = seen.kind === 'known' ? seen.payment : undefined;
  const orderId = payment?.order_id ?? undefined;
  const onwards = nextLink(seen, shop.elite_name);
  const isFailed = orderId !== undefined && payment?.state === 'failed';
  const canPayAgain = isFailed && shop.pays_online;
  const { data: order } = useSWR<AnswerOf<typeof getOrder>>(
    canPayAgain ? `/orders/${orderId}` : null,
    readLazily,
  );
  return (
    <div className="max-w-[46ch]" role={isFailure ? 'alert' : 'status'}>
      <h1
        className={`font-display text-5 font-medium text-balance ${isFailure ? 'text-clay' : ''}`}
      >
        {title}
      </h1>
      <p className="mt-3">{text}</p>
      {order && <p className="mt-3">{payHint(order.data)}</p>}
      <div className="mt-7 flex flex-wrap justify-center gap-3 max-md:flex-col max-md:[&_button]:w-full">
        {canPayAgain && <AcceptAndPay orderId={orderId} />}
        {isFailed && payment.can_put_back && shop.takes_cash && (
          <PutBack orderId={orderId} label="Switch to Cash on Delivery" />
        )}
        {orderId ? (
          <Link
            href={routes.order(orderId)}
            className={buttonClass(canPayAgain ? 'second' : 'main')}
          >
            View order
          </Link>
        ) : (
          <Link href={onwards.href} className={buttonClass()}>
            {onwards.label}
          </Link>
        )}
      </div>
    </div>
  );
}

function nextLink(
  seen: Exclude<SeenPayment, { kind: 'asking' }>,
  membership: string,
): { href: string; label: string } {
  const payment = seen.kind === 'known' ? seen.payment : undefined;
  if (!payment || payment.purpose === 'order') return { href: routes.orders, label: 'My Orders' };
  if (payment.purpose === 'membership' && payment.state === 'failed') {
    return { href: routes.membership, label: `Back to ${membership}` };
  }
  if (payment.purpose === 'gift_voucher' && payment.state === 'failed') {
    return { href: routes.giftVoucher, label: 'Back to gift vouchers' };
  }
  return { href: routes.home, label: 'Continue shopping' };
}
