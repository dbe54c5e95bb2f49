import { useEffect, useState } from 'react';
import { readLazily } from '../../api/lazily';
import { buildPath, type AnswerOf } from '../../contract/endpoint';
import type { getPayment } from '../../contract/payment';
import { paymentPath } from '../../contract/paths';
import { watchPayment } from './watch-payment';

type Payment = AnswerOf<typeof getPayment>['data'];

export type SeenPayment =
  | { kind: 'known'; payment: Payment; isSlow: boolean }
  | { kind: 'unknown' }
  | { kind: 'asking'; isSlow: boolean };

const slowMs = 45_000;

/**
 * Watches a payment until it ends, and reads it again when the page becomes visible: a late answer
 * of the gateway can still change the outcome.
 */
export function usePayment(txnId: string): SeenPayment {
  const [payment, setPayment] = useState<Payment>();
  const [isUnknown, setIsUnknown] = useState(false);
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const path = buildPath({ path: paymentPath }, { txnId });
    const read = async () => (await readLazily<AnswerOf<typeof getPayment>>(path)).data;
    let isWatched = false;
    async function watch() {
      if (isWatched) return;
      isWatched = true;
      await watchPayment(read, signal, setPayment).catch(() => setIsUnknown(true));
      isWatched = false;
    }
    void watch();
    document.addEventListener('visibilitychange', () => !document.hidden && void watch(), {
      signal,
    });
    return () => leaving.abort();
  }, [txnId]);

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);

  if (payment) return { kind: 'known', payment, isSlow };
  return isUnknown ? { kind: 'unknown' } : { kind: 'asking', isSlow };
}
