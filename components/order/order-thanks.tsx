import { useEffect } from 'react';
import useSWR from 'swr';
import { AddEmail } from '@/components/account/add-email';
import { buttonClass, linkClass } from '@/components/ui/button-class';
import { HaldiDot } from '@/components/ui/haldi-dot';
import { Link } from '@/components/ui/link';
import { readLazily } from '@/lib/api/lazily';
import type { AnswerOf } from '@/lib/contract/endpoint';
import type { getOrder, Order } from '@/lib/contract/order';
import { formatWeekday } from '@/lib/format/date';
import { dueText, sentText, thanksText } from '@/lib/features/order/thanks-text';
import { useOwnContact } from '@/lib/features/profile/use-own-contact';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { routes } from '@/lib/platform/routes';
import { personalKeys } from '@/lib/platform/session/personal-data';
import { tabStore } from '@/lib/platform/session/safe-storage';

/** The order that was placed just now: shown until the page is left. */
export function OrderThanks({ orderId, shown }: { orderId: string; shown?: Order }) {
  const { data } = useSWR<AnswerOf<typeof getOrder>>(
    shown ? null : `/orders/${orderId}`,
    readLazily,
  );
  const shop = useShop();
  const contact = useOwnContact();
  useEffect(() => () => tabStore().removeItem(personalKeys.placedOrder), []);
  const order = shown ?? data?.data;
  const isOnOrder = shown !== undefined;
  const text = thanksText(order ?? { order_status: 'Pending' });
  if (text === null) return null;
  const Heading = isOnOrder ? 'h2' : 'h3';
  return (
    <section
      aria-labelledby="order-thanks"
      className="mb-6 rounded-control border border-ink bg-paper-0 px-4 py-5 md:px-7"
    >
      <Heading
        id="order-thanks"
        className="flex items-baseline gap-2.5 font-display text-5 font-medium"
      >
        <HaldiDot className="size-3.5 shrink-0" />
        Thank you for your order
      </Heading>
      <p className="mt-2">
        Order{' '}
        {isOnOrder ? (
          <b className="font-semibold">{orderId}</b>
        ) : (
          <Link href={routes.order(orderId)} className={`${linkClass} font-semibold`}>
            {orderId}
          </Link>
        )}
        .{order?.delivery_date && ` It should arrive by ${formatWeekday(order.delivery_date)}.`}
      </p>
      <p className="mt-1">
        {text} {order && dueText(order, shop)}
      </p>
      {contact && sentText(contact) && <p className="mt-1 text-ink-2">{sentText(contact)}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        {!isOnOrder && (
          <Link href={routes.order(orderId)} className={buttonClass()}>
            View order
          </Link>
        )}
        <Link href={routes.shop()} className={buttonClass('second')}>
          Continue shopping
        </Link>
      </div>
      {contact?.email === '' && <AddEmail text="Get your order updates by email too." />}
    </section>
  );
}
