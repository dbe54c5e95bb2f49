'use client';

import { useState } from 'react';
import { openLogin } from '@/components/account/open-login';
import { toastSuccess } from '@/components/ui/toast';
import { ApiError, messageOf } from '@/lib/api/api-error';
import type { VoucherChange } from '@/lib/features/cart/cart-of';
import { applyCode, clearCode } from '@/lib/features/cart/use-voucher';
import type { Cart } from '@/lib/contract/cart';

const failed = 'There was an error with your voucher! Please try again!';

/** What was refused is said in the store's words; where the store could not be heard, in ours. */
function problemOf(error: unknown): string {
  const isHeard = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isHeard ? messageOf(error, failed) : failed;
}

/** What a voucher's buttons do. Both answer whether it worked; what did not is said at the field. */
export function useVoucherBox(message: Cart['message']) {
  const [working, setWorking] = useState<'applying' | 'clearing'>();
  const [problem, setProblem] = useState<string>();
  // Why a voucher has dropped out is said once by the store, and here until the next step.
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
