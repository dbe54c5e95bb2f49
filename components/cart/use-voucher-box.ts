'use client';

import { useState } from 'react';
import { openLogin } from '@/components/account/open-login';
import { toastSuccess } from '@/components/ui/toast';
import { ApiError, messageOf } from '@/lib/api/api-error';
import type { VoucherChange } from '@/lib/features/cart/cart-of';
import { applyCode, clearCode } from '@/lib/features/cart/use-voucher';
import type { Cart } from '@/lib/contract/cart';

const failed = 'There was an error with your voucher! Please try again!';

function problemOf(error: unknown): string {
  const isHeard = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isHeard ? messageOf(error, failed) : failed;
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
        openLogin({ reason: 'Please login to use a voucher!' });
      }
      setProblem(problemOf(error));
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
