import type { Owner } from '../context.ts';

/* As long as what no two clients make up, and nobody guesses. */
const madeByChance = /^[\w-]{32,}$/;

/**
 * Within what an Idempotency-Key is one: the customer's or the visitor's requests. Of those whom we
 * do not know, a key made by chance is one wherever it comes from, for a connection that was lost
 * often comes back with another address; a plain one (`1`, a time) only from the same address.
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
