import type { Cart } from '../../contract/cart';
import { personalKeys } from '../../platform/session/personal-data';
import type { Store } from '../../platform/session/safe-storage';
import { randomKey } from '../../api/random-key';
import type { OrderBody } from './order-body';

/** An order that was sent, or is about to be, and has no known result yet. */
export interface Attempt {
  /** Idempotency-Key: makes one order however often it is sent. */
  key: string;
  /** Fingerprint of the cart lines and the body for which the key was made. */
  boundTo: string;
  body: OrderBody;
}

const storageKey = personalKeys.orderAttempt;

/**
 * Returns the attempt for this cart and body: the open one if nothing has changed, so that a double
 * click, a lost answer or a reload repeats it; else a new one. Lines are compared by id: the same
 * products ordered later are another order.
 */
export function attemptTo(store: Store, cart: Cart, body: OrderBody): Attempt {
  const lines = cart.data.map(({ id, quantity, selling_price }) => [id, quantity, selling_price]);
  const boundTo = JSON.stringify([lines, body]);
  const open = openAttempt(store);
  if (open?.boundTo === boundTo) return open;
  const attempt = { key: randomKey(), boundTo, body };
  store.setItem(storageKey, JSON.stringify(attempt));
  return attempt;
}

/** Returns the attempt without a known result, if any. */
export function openAttempt(store: Store): Attempt | null {
  try {
    const kept = JSON.parse(store.getItem(storageKey) ?? 'null') as Partial<Attempt> | null;
    return kept?.key && kept.boundTo && kept.body ? (kept as Attempt) : null;
  } catch {
    return null;
  }
}

/** Deletes the attempt after the store has answered. */
export function closeAttempt(store: Store): void {
  store.removeItem(storageKey);
}
