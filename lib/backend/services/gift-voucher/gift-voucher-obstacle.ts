import type { GiftVoucher } from './find-gift-voucher.ts';

/** Why a gift voucher pays nothing, as what follows 'This gift voucher …'; null where it pays. */
export function obstacleToGift({
  isBlocked,
  balance,
}: Pick<GiftVoucher, 'isBlocked' | 'balance'>): string | null {
  if (isBlocked) return 'is blocked';
  return balance === 0 ? 'has nothing left on it' : null;
}
