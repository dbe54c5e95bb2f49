import type { LeadKind } from '../../contract/lead-options';
import { newKey } from '../order/new-key';
import type { Store } from '../../platform/session/safe-storage';

/** An enquiry that was sent, or is about to be, and of which it is not known whether it arrived. */
export interface LeadAttempt {
  /** The Idempotency-Key: however often it is sent, it makes one enquiry. */
  key: string;
  /** What it was made for: everything that was typed, and the file. */
  boundTo: string;
  /** Sent again as it was, for another token would make another request of it. */
  token: string;
}

const keyOf = (kind: LeadKind) => `enquiry-attempt:${kind}`;

/** The attempt of these words that is still open; a second press or a reload repeats it. */
export function openAttempt(store: Store, kind: LeadKind, boundTo: string): LeadAttempt | null {
  try {
    const kept = JSON.parse(store.getItem(keyOf(kind)) ?? 'null') as Partial<LeadAttempt> | null;
    const isWhole = kept?.key && kept.boundTo === boundTo && typeof kept.token === 'string';
    return isWhole ? (kept as LeadAttempt) : null;
  } catch {
    return null;
  }
}

/** A new attempt, noted before it is sent. */
export function startAttempt(
  store: Store,
  kind: LeadKind,
  { boundTo, token }: Pick<LeadAttempt, 'boundTo' | 'token'>,
): LeadAttempt {
  const attempt = { key: newKey(), boundTo, token };
  store.setItem(keyOf(kind), JSON.stringify(attempt));
  return attempt;
}

/** Forgets the attempt: the store has answered. */
export function closeAttempt(store: Store, kind: LeadKind): void {
  store.removeItem(keyOf(kind));
}
