import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/*
 * A visitor id is random and signed (HMAC): it needs no database row until it owns data, and cannot
 * be forged.
 */

const sign = (random: string, secret: string) =>
  createHmac('sha256', secret)
    .update(`visitor:${random}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url');

/** Returns a new random, signed visitor id. */
export function issueVisitorId(secret: string): string {
  const random = randomBytes(18).toString('base64url');
  return `${random}.${sign(random, secret)}`;
}

/** Returns whether this store issued the id. */
export function isVisitorId(candidate: string, secret: string): boolean {
  const [random, signature, ...rest] = candidate.split('.');
  if (!random || !signature || rest.length > 0 || candidate.length > 100) return false;
  // Compared as text, because base64 has more than one spelling for the same bytes.
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(random, secret));
  return given.length === right.length && timingSafeEqual(given, right);
}
