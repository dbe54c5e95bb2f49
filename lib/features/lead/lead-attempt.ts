import type { LeadKind } from '../../contract/lead-options';
import { randomKey } from '../../api/random-key';
import { personalKey } from '../../platform/session/personal-data';
import type { Store } from '../../platform/session/safe-storage';

/** A lead that was sent, or is about to be, and has no known result yet. */
export interface LeadAttempt {
  /** Idempotency-Key: makes one lead however often it is sent. */
  key: string;
  /** Fingerprint of the input and the file for which the key was made. */
  boundTo: string;
  /** Sent unchanged on a retry: another token would make it a different request. */
  token: string;
}

const keyOf = (kind: LeadKind) => personalKey('enquiry-attempt', kind);

/** Returns the open attempt of this input, so that a second submit or a reload repeats it. */
export function openAttempt(store: Store, kind: LeadKind, boundTo: string): LeadAttempt | null {
  try {
    const kept = JSON.parse(store.getItem(keyOf(kind)) ?? 'null') as Partial<LeadAttempt> | null;
    const isWhole = kept?.key && kept.boundTo === boundTo && typeof kept.token === 'string';
    return isWhole ? (kept as LeadAttempt) : null;
  } catch {
    return null;
  }
}

/** Stores a new attempt before it is sent. */
export function startAttempt(
  store: Store,
  kind: LeadKind,
  { boundTo, token }: Pick<LeadAttempt, 'boundTo' | 'token'>,
): LeadAttempt {
  const attempt = { key: randomKey(), boundTo, token };
  store.setItem(keyOf(kind), JSON.stringify(attempt));
  return attempt;
}

/** Deletes the attempt after the store has answered. */
export function closeAttempt(store: Store, kind: LeadKind): void {
  store.removeItem(keyOf(kind));
}
