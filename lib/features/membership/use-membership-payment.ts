import { useEffect, useState } from 'react';
import { ApiError, errorMessage } from '../../api/api-error';
import { sayInReview } from '../../contract/order-texts';
import { formatRupees } from '../../format/money';
import { personalKeys } from '../../platform/session/personal-data';
import { savedAttempt } from '../../platform/session/saved-attempt';

export type MembershipPayment =
  | { phase: 'asking' }
  /** `isOpened`: in a new window; false if the browser blocked it. */
  | { phase: 'waiting'; url: string; isOpened: boolean }
  | { phase: 'paid' }
  /** `isOver`: trying again starts a new payment. */
  | { phase: 'failed'; message: string; isOver: boolean }
  /** Neither paid nor failed: staff check it, or it was refunded. */
  | { phase: 'unclear'; message: string }
  /** The session ended while waiting; payments in the meantime are still valid. */
  | { phase: 'logged out'; message: string };

/**
 * Its key is the payment's txnid; its data the page load that opened the payment window, so that a
 * reload does not open it again.
 */
const paymentAttempt = savedAttempt<string>(personalKeys.membershipPayment);

/**
 * Opens the payment window without access to this one (`opener`); false if the browser blocks it.
 */
function openWindow(url: string): boolean {
  const opened = window.open('', '_blank');
  if (!opened) return false;
  opened.opener = null;
  opened.location.href = url;
  return true;
}

/**
 * Pays a membership month: gets the payment URL, opens it in a new window and polls every second. A
 * reload continues the same payment.
 */
export function useMembershipPayment(): { payment: MembershipPayment; tryAgain: () => void } {
  const [payment, setPayment] = useState<MembershipPayment>({ phase: 'asking' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    void pay(signal, setPayment).catch((error: unknown) => {
      if (signal.aborted) return;
      const message = errorMessage(error);
      const isLoggedOut = error instanceof ApiError && error.status === 401;
      setPayment(
        isLoggedOut
          ? { phase: 'logged out', message }
          : { phase: 'failed', message, isOver: false },
      );
    });
    return () => leaving.abort();
  }, [round]);

  function tryAgain() {
    if (payment.phase === 'failed' && payment.isOver) paymentAttempt.close();
    setPayment({ phase: 'asking' });
    setRound(round + 1);
  }
  return { payment, tryAgain };
}

async function pay(signal: AbortSignal, show: (payment: MembershipPayment) => void): Promise<void> {
  const { key: txnid, data: openedBy } = paymentAttempt.start('', '');
  const [{ askForLink, readMembership, readPayment }, { watchPayment }] = await Promise.all([
    import('./calls'),
    import('../payment/watch-payment'),
  ]);
  const inReview = async () => (await readMembership())?.payment_in_review_amt;
  const known = await inReview();
  if (signal.aborted) return;
  if (known) return show({ phase: 'unclear', message: sayInReview(formatRupees(known)) });
  const url = await askForLink(txnid);
  if (signal.aborted) return;
  // A reload does not open the window again; a new visit by a link does.
  const thisPage = String(performance.timeOrigin);
  const isOpened = (openedBy !== '' && openedBy !== thisPage) || openWindow(url);
  if (isOpened) paymentAttempt.update(openedBy || thisPage);
  show({ phase: 'waiting', url, isOpened });

  const end = await watchPayment(() => readPayment(txnid), signal);
  if (!end) return;
  if (end.state === 'paid') {
    paymentAttempt.close();
    show({ phase: 'paid' });
  } else if (end.state === 'failed') {
    show({ phase: 'failed', message: end.message, isOver: true });
  } else {
    paymentAttempt.close();
    const amount = end.state === 'in question' && (await inReview());
    const message = amount ? sayInReview(formatRupees(amount)) : end.message;
    show({ phase: 'unclear', message });
  }
}
