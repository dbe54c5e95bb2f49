'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { openLogin } from '@/components/account/open-login';
import { Button } from '@/components/ui/button';
import { buttonClass, linkClass } from '@/components/ui/button-class';
import { Link, prefetchWithData } from '@/components/ui/link';
import {
  useMembershipPayment,
  type MembershipPayment,
} from '@/lib/features/membership/use-membership-payment';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { routes } from '@/lib/platform/routes';
import { refreshSession } from '@/lib/platform/session/use-session';
import { toastSuccess } from '@/components/ui/toast';
import { formatDate } from '@/lib/format/date';

const processing = 'We are currently processing your payment ...';
const received = 'Thank you! Your payment has been received.';

export function MembershipPaymentPanel() {
  const { payment, tryAgain } = useMembershipPayment();
  const { elite_name: name } = useShop();
  const router = useRouter();
  const isPaid = payment.phase === 'paid';
  useEffect(() => prefetchWithData(router, routes.home), [router]);
  useEffect(() => {
    if (!isPaid) return;
    void refreshSession();
    void welcomeMember(name);
    router.replace(routes.home);
  }, [isPaid, name, router]);

  if (payment.phase === 'failed') {
    return (
      <div role="alert">
        <p className="font-display text-4 font-medium text-clay">{payment.message}</p>
        <p className="mt-2">
          {payment.isOver
            ? 'You’re not a member yet. If money was debited, it will be refunded in 5 to 7 working days.'
            : 'You haven’t been charged.'}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={tryAgain}>Try again</Button>
          <Link href={routes.membership} className={buttonClass('second')}>
            Back to {name}
          </Link>
        </div>
      </div>
    );
  }
  if (payment.phase === 'logged out') return <LoggedOut message={payment.message} />;
  if (payment.phase === 'unclear') {
    return (
      <div role="alert">
        <p className="font-display text-4 font-medium">{payment.message}</p>
        <Link href={routes.subscription} className={`${buttonClass('second')} mt-6`}>
          Your subscription
        </Link>
      </div>
    );
  }
  return (
    <div>
      <div role="status">
        <p className="font-display text-4 font-medium">{isPaid ? received : processing}</p>
        <p className="mt-2 font-[550] text-clay">
          {!isPaid && 'Please do not refresh or close this page until your payment is done.'}
        </p>
      </div>
      <PaymentWindow payment={payment} />
    </div>
  );
}

function LoggedOut({ message }: { message: string }) {
  const goOn = () => window.location.reload();
  return (
    <div role="alert">
      <p className="font-display text-4 font-medium">{message}</p>
      <p className="mt-2">If you’ve already paid, your payment is safe. Log in to continue.</p>
      <Button className="mt-6" onClick={() => openLogin({ reason: message, afterwards: goOn })}>
        Log in
      </Button>
    </div>
  );
}

function PaymentWindow({ payment }: { payment: MembershipPayment }) {
  if (payment.phase !== 'waiting') return null;
  const { url, isOpened } = payment;
  return isOpened ? (
    <p className="mt-4 max-w-[60ch]">
      Complete the payment in the new window. This page will update on its own.{' '}
      <a href={url} target="_blank" rel="noopener" className={`${linkClass} py-2.5`}>
        Open it again
      </a>
    </p>
  ) : (
    <div className="mt-4">
      <p className="max-w-[60ch]">Your browser blocked the payment window. Open it here:</p>
      <a href={url} target="_blank" rel="noopener" className={`${buttonClass()} mt-4`}>
        Open the payment page
      </a>
    </div>
  );
}

/** Says that a customer is a member now, and until when. `name`: of the membership. */
async function welcomeMember(name: string): Promise<void> {
  const membership = await import('@/lib/features/membership/calls')
    .then(({ readMembership }) => readMembership())
    .catch(() => undefined);
  const until = membership?.end_date;
  toastSuccess(
    `You’re now a ${name} member${until ? ` until ${formatDate(until)}. Welcome!` : ''}`,
  );
}
