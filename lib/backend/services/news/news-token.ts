import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (customerId: number, secret: string) =>
  createHmac('sha256', secret).update(`stop news:${customerId}`).digest().subarray(0, 18);

/** What stands in the mails of a customer, so that a press ends them: it can do nothing else. */
export function newsToken(customerId: number, secret: string): string {
  return `${customerId.toString(36)}-${sign(customerId, secret).toString('base64url')}`;
}

/** Whose it is; undefined where this store has not signed it. */
export function customerOfNewsToken(token: string, secret: string): number | undefined {
  const [, id = '', signature = ''] = /^([1-9a-z][0-9a-z]{0,6})-([\w-]{24})$/.exec(token) ?? [];
  const customerId = Number.parseInt(id, 36);
  if (!(customerId <= 2_147_483_647)) return undefined;
  const right = Buffer.from(newsToken(customerId, secret));
  const given = Buffer.from(`${id}-${signature}`);
  return right.length === given.length && timingSafeEqual(right, given) ? customerId : undefined;
}

/** Where a mail lets its reader end them: an address of the shop. */
export const stopNewsPath = (token: string): string => `/unsubscribe/${token}`;
