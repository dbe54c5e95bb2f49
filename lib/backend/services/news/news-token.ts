import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (customerId: number, secret: string) =>
  createHmac('sha256', secret).update(`stop news:${customerId}`).digest().subarray(0, 18);

/** Issues the signed token of an unsubscribe link; it is valid for nothing else. */
export function newsToken(customerId: number, secret: string): string {
  return `${customerId.toString(36)}-${sign(customerId, secret).toString('base64url')}`;
}

/** Returns the customer of a token; undefined if the signature is invalid. */
export function customerOfNewsToken(token: string, secret: string): number | undefined {
  const [, id = '', signature = ''] = /^([1-9a-z][0-9a-z]{0,6})-([\w-]{24})$/.exec(token) ?? [];
  const customerId = Number.parseInt(id, 36);
  if (!(customerId <= 2_147_483_647)) return undefined;
  const right = Buffer.from(newsToken(customerId, secret));
  const given = Buffer.from(`${id}-${signature}`);
  return right.length === given.length && timingSafeEqual(right, given) ? customerId : undefined;
}

/** Storefront path of the unsubscribe page. */
export const stopNewsPath = (token: string): string => `/unsubscribe/${token}`;
