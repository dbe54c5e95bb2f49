import { randomKey } from '../../api/random-key';
import { personalKeys } from '../../platform/session/personal-data';
import type { Store } from '../../platform/session/safe-storage';

/** One attempt to pay a membership month, stored while the tab lives. */
export interface PaymentAttempt {
  /** Idempotency: the same txnid is the same payment. */
  txnid: string;
  /** Document that opened the payment window; empty: none. */
  openedBy: string;
}

const storageKey = personalKeys.membershipPayment;

/** Returns the attempt of this tab, or a new one. */
export function currentAttempt(store: Store): PaymentAttempt {
  return keptAttempt(store) ?? newAttempt(store);
}

/** Starts a new attempt after a failed one. */
export function newAttempt(store: Store): PaymentAttempt {
  return keep(store, { txnid: randomKey(), openedBy: '' });
}

/** Stores who opened the window, so that a reload does not open it again. */
export function noteOpened(store: Store, openedBy: string): void {
  const kept = keptAttempt(store);
  if (kept) keep(store, { ...kept, openedBy });
}

/** Deletes the attempt after payment. */
export function closeAttempt(store: Store): void {
  store.removeItem(storageKey);
}

function keptAttempt(store: Store): PaymentAttempt | undefined {
  const [txnid, openedBy = ''] = store.getItem(storageKey)?.split(' ') ?? [];
  return txnid ? { txnid, openedBy } : undefined;
}

function keep(store: Store, attempt: PaymentAttempt): PaymentAttempt {
  store.setItem(storageKey, `${attempt.txnid} ${attempt.openedBy}`);
  return attempt;
}
