import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { openLogin } from '@/components/account/open-login';
import { toastError } from '@/components/ui/toast';
import { readCartAgain } from '@/lib/features/cart/use-cart';
import type { Cart } from '@/lib/contract/cart';
import type { OrderTotals } from '@/lib/contract/order';
import { orderBody, type OrderChoices } from '@/lib/features/order/order-body';
import type { Outcome } from '@/lib/features/order/outcome';
import { attemptTo, sendAttempt } from '@/lib/features/order/send-attempt';
import { whatChanged } from '@/lib/features/order/what-changed';
import { routes } from '@/lib/platform/routes';
import { useOrderPlaced } from './use-order-placed';

export interface Notice {
  text: string;
  details: string[];
  remedy: { href: string; label: string } | undefined;
}

type Failed = Exclude<Outcome, { kind: 'placed' | 'to pay' | 'unpaid' }>;

const loginFirst = 'Please login to place an order!';
const unknownOutcome =
  'We couldn’t confirm your order. Place it again. You won’t be charged twice.';

const remedies: Partial<Record<Outcome['kind'], Notice['remedy']>> = {
  stock: { href: routes.cart, label: 'Go to cart' },
  unconfirmed: { href: routes.profile, label: 'Verify mobile number' },
};

function noticeOf(outcome: Failed, shown: OrderTotals): Notice {
  const remedy = remedies[outcome.kind];
  switch (outcome.kind) {
    case 'changed':
      return { text: outcome.message, details: whatChanged(shown, outcome.totals), remedy };
    case 'unknown':
      return { text: outcome.message, details: [unknownOutcome], remedy };
    case 'logged-out':
      return { text: loginFirst, details: [], remedy };
    default:
      return { text: outcome.message, details: [], remedy };
  }
}

/**
 * Places the order; `onRefused` is called if the store refuses it, with its totals if they differ from
 * those shown.
 */
export function usePlaceOrder(onRefused: (totals?: OrderTotals) => void) {
  const [state, setState] = useState<'choosing' | 'placing' | 'placed' | 'paying'>('choosing');
  const [notice, setNotice] = useState<Notice>();
  const after = useOrderPlaced();
  const router = useRouter();

  async function place(cart: Cart, choices: OrderChoices): Promise<void> {
    setState('placing');
    setNotice(undefined);
    const attempt = attemptTo(cart, orderBody(cart, choices));
    const outcome = await sendAttempt(attempt).catch((error: unknown): Outcome => {
      console.error(error);
      return { kind: 'unknown', message: 'Something went wrong.' };
    });
    if (outcome.kind === 'placed') {
      setState('placed');
      await after.placed(outcome.orderId);
      return;
    }
    if (outcome.kind === 'to pay') {
      setState('paying');
      await after.toPay(outcome.url);
      return;
    }
    if (outcome.kind === 'unpaid') {
      setState('placed');
      await after.unpaid(outcome.orderId, outcome.message);
      return;
    }
    onRefused(outcome.kind === 'changed' ? outcome.totals : undefined);
    if (outcome.kind === 'logged-out') {
      openLogin({
        reason: loginFirst,
        afterwards: () => {
          setNotice(undefined);
          router.refresh();
        },
      });
    } else if (outcome.kind !== 'unknown') {
      await readCartAgain();
      router.refresh();
    }
    const nextNotice = noticeOf(outcome, choices.amounts);
    setNotice(nextNotice);
    toastError(nextNotice.text);
    setState('choosing');
  }

  return { place, notice, state };
}
