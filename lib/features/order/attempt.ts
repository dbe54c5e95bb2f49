import type { Cart } from '../../contract/cart';
import type { Store } from '../../platform/session/safe-storage';
import { newKey } from './new-key';
import type { OrderBody } from './order-body';

/** An order that was sent, or is about to be, and whose outcome is not known yet. */
export interface Attempt {
  /** The Idempotency-Key: however often it is sent, it makes one order. */
  key: string;
  /** What it was made for: the lines of the cart and everything that is sent. */
  boundTo: string;
  body: OrderBody;
}

const storageKey = 'order-attempt';

/**
 * The attempt to order this cart with this body: the one that is still open where nothing has
 * changed since, so that a second press, a lost answer or a reload repeats it; else a new one.
 * Lines are told apart by their ids: the same goods ordered once more are another order.
 */
export function attemptTo(store: Store, cart: Cart, body: OrderBody): Attempt {
  const lines = cart.data.map(({ id, quantity, selling_price }) => [id, quantity, selling_price]);
  const boundTo = JSON.stringify([lines, body]);
  const open = openAttempt(store);
  if (open?.boundTo === boundTo) return open;
  const attempt = { key: newKey(), boundTo, body };
  store.setItem(storageKey, JSON.stringify(attempt));
  return attempt;
}

/** The attempt whose outcome is not known, if there is one. */
export function openAttempt(store: Store): Attempt | null {
  try {
    const kept = JSON.parse(store.getItem(storageKey) ?? 'null') as Partial<Attempt> | null;
    return kept?.key && kept.boundTo && kept.body ? (kept as Attempt) : null;
  } catch {
    return null;
  }
}

/** Forgets the attempt: the store has answered. */
export function closeAttempt(store: Store): void {
  store.removeItem(storageKey);
}
