import type { CouponState, StaffCoupon } from '../../contract/staff-coupon';
import { formatDateTime } from '../../format/date';
import { formatRupees } from '../../format/money';

interface StateLabel {
  label: string;
  mood: 'good' | 'waits' | 'bad' | 'past';
}

export const couponStateLabels: Record<CouponState, StateLabel> = {
  runs: { label: 'Runs', mood: 'good' },
  planned: { label: 'Scheduled', mood: 'waits' },
  paused: { label: 'Paused', mood: 'bad' },
  'used up': { label: 'Used up', mood: 'past' },
  over: { label: 'Over', mood: 'past' },
};

export function couponOffer({ kind, value, most_discount: maxDiscount }: StaffCoupon): string {
  if (kind === 'amount') return `${formatRupees(value)} off`;
  return maxDiscount === null
    ? `${value} % off`
    : `${value} % off, at most ${formatRupees(maxDiscount)}`;
}

export function couponScope({ category, brand, product }: StaffCoupon): string {
  const names = [product, category, brand].filter((one) => one !== null).map(({ name }) => name);
  return names.length > 0 ? names.join(', ') : 'Everything';
}

export function couponPeriod({ starts_at: from, ends_at: to }: StaffCoupon): string {
  if (from && to) return `${formatDateTime(from)} to ${formatDateTime(to)}`;
  if (to) return `until ${formatDateTime(to)}`;
  return from ? `from ${formatDateTime(from)} on` : 'Always';
}
