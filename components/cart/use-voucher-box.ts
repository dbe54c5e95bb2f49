import { useState } from 'react';
import { mutate } from 'swr';
import { openLogin } from '@/components/account/open-login';
import { toastSuccess } from '@/components/ui/toast';
import { ApiError, errorMessage } from '@/lib/api/api-error';
import { type VoucherChange, cartUnder } from '@/lib/features/cart/cart-after-change';
import type { Cart } from '@/lib/contract/cart';
import { tellTabs } from '@/lib/platform/session/tabs';
import { cartKey, enqueueCartChange } from '@/lib/features/cart/use-cart';

const failed = 'We couldn’t apply this code. Please try again!';

function voucherProblem(error: unknown): string {
  const isHeard = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isHeard ? errorMessage(error, failed) : failed;
}

/** Both actions return whether they worked; errors are shown at the field. */
export function useVoucherBox(message: Cart['message']) {
  const [working, setWorking] = useState<'applying' | 'clearing'>();
  const [problem, setProblem] = useState<string>();
  // The store reports a dropped voucher only once; the text is kept until the next action.
  const [heard, setHeard] = useState<string>();
  if (message !== heard) {
    setHeard(message);
    if (message) setProblem(message);
  }

  async function attempt(
    what: 'applying' | 'clearing',
    work: () => Promise<VoucherChange>,
  ): Promise<boolean> {
    setWorking(what);
    setProblem(undefined);
    try {
      toastSuccess((await work()).message);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        openLogin({ reason: 'Log in to use a coupon or voucher.' });
      }
      setProblem(voucherProblem(error));
      return false;
    } finally {
      setWorking(undefined);
    }
  }

  return {
    working,
    problem,
    apply: (code: string) => attempt('applying', () => applyCode(code)),
    clear: (code?: string) => attempt('clearing', () => clearCode(code)),
  };
}

/** Applies a typed code; the cart shows the store's totals. Throws ApiError. */
async function applyCode(code: string): Promise<VoucherChange> {
  const { sendVoucher } = await import('@/lib/features/cart/voucher-calls');
  return enqueueCartChange(async () => settle(await sendVoucher(code), code));
}

/** Removes one voucher, or all; the cart shows the store's totals. Throws ApiError. */
async function clearCode(code?: string): Promise<VoucherChange> {
  const { sendNoVoucher } = await import('@/lib/features/cart/voucher-calls');
  return enqueueCartChange(async () => settle(await sendNoVoucher(code), null));
}

async function settle(change: VoucherChange, code: string | null): Promise<VoucherChange> {
  await mutate<Cart>(cartKey, (cart) => cart && cartUnder(cart, change, code), {
    revalidate: false,
  });
  tellTabs('cart');
  return change;
}
