'use client';

import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { readLazily } from '../../api/lazily';
import { ApiError } from '../../api/api-error';
import { pathOf, type AnswerOf } from '../../contract/endpoint';
import type { getPayment } from '../../contract/payment';
import { paymentPath } from '../../contract/paths';

type Payment = AnswerOf<typeof getPayment>['data'];

export type SeenPayment =
  | { kind: 'known'; payment: Payment; isSlow: boolean }
  | { kind: 'unknown' }
  | { kind: 'asking'; isSlow: boolean };

const everyMs = 1_000;
const slowMs = 45_000;

/** Polls a payment every second until it is settled. */
export function usePayment(txnId: string): SeenPayment {
  const [isSlow, setIsSlow] = useState(false);
  const { data, error } = useSWR<AnswerOf<typeof getPayment>>(
    pathOf({ path: paymentPath }, { txnId }),
    readLazily,
    {
      refreshInterval: (last) => (last && last.data.state !== 'processing' ? 0 : everyMs),
      shouldRetryOnError: (failure) => !isGone(failure),
      errorRetryInterval: everyMs,
      dedupingInterval: everyMs / 2,
    },
  );
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  if (data) return { kind: 'known', payment: data.data, isSlow };
  return isGone(error) ? { kind: 'unknown' } : { kind: 'asking', isSlow };
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;
