import type { Store } from '../../platform/session/safe-storage';

/** One attempt to pay for a month of Elite, kept for as long as the tab lives. */
export interface PaymentAttempt {
  /** The store knows it by this name: asked for again, it is the same payment. */
  txnid: string;
  /** Which document has opened the window to pay in; empty where none has. */
  openedBy: string;
}

const storageKey = 'elite-payment';

/** The attempt that this tab has begun, or a new one. */
export function currentAttempt(store: Store): PaymentAttempt {
  return keptAttempt(store) ?? newAttempt(store);
}

/** Another attempt: the last one has failed. */
export function newAttempt(store: Store): PaymentAttempt {
  return keep(store, { txnid: newTxnid(), openedBy: '' });
}

/** Notes who has opened the window: after a reload it opens no second time. */
export function noteOpened(store: Store, openedBy: string): void {
  const kept = keptAttempt(store);
  if (kept) keep(store, { ...kept, openedBy });
}

/** Forgets the attempt: it is paid. */
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

// Not randomUUID, which a page without https does not have.
function newTxnid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
