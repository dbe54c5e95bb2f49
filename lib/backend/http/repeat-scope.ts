import type { Owner } from '../context.ts';

/* Long enough that two clients do not generate the same key and nobody guesses it. */
const madeByChance = /^[\w-]{32,}$/;

/**
 * Returns the scope in which an Idempotency-Key is unique: the customer's or the visitor's
 * requests. For unknown callers a random key is unique from any address, because a client often
 * reconnects with another address; a simple key (`1`, a timestamp) is unique only per address.
 */
export function repeatScope(
  caller: Owner | undefined,
  clientAddress: string,
  key: string | undefined,
): string {
  if (caller?.kind === 'customer') return `customer ${caller.customerId}`;
  if (caller) return `visitor ${caller.visitorId}`;
  return key && madeByChance.test(key) ? 'anyone' : `address ${clientAddress}`;
}
