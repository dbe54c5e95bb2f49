import type { GiftVoucher } from './find-gift-voucher.ts';

/**
 * Returns why a gift voucher cannot be used, as the continuation of 'This gift voucher …'; null if
 * it can.
 */
export function obstacleToGift({
  isBlocked,
  balance,
}: Pick<GiftVoucher, 'isBlocked' | 'balance'>): string | null {
  if (isBlocked) return 'is blocked';
  return balance === 0 ? 'has nothing left on it' : null;
}
