import type { PayType } from '../../contract/order';

/** SWR key of a quote: its path and the goods; null without an address. */
export function quoteKey(
  addressId: number | undefined,
  goods: number,
  payType?: PayType,
): [path: string, goods: number] | null {
  if (addressId === undefined || goods === 0) return null;
  const query = new URLSearchParams({ address1: String(addressId) });
  if (payType) query.set('pay_type', payType);
  return [`/order-quote/?${query.toString()}`, goods];
}
