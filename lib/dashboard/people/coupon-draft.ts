import type { CouponInput, StaffCoupon, CouponState } from '../../contract/staff-coupon';
import { formatDateTime } from '../../format/date';
import { formatRupees } from '../../format/money';
import type { StateLabel } from '../state-label';

export interface CouponDraft {
  code: string;
  description: string;
  kind: CouponInput['kind'];
  value: string;
  least_order: string;
  most_discount: string;
  starts_at: string | null;
  ends_at: string | null;
  uses_in_all: string;
  uses_per_customer: string;
  first_order_only: boolean;
  category_id: number | null;
  brand_id: number | null;
  product_id: number | null;
  show_in_cart: boolean;
  is_active: boolean;
}

const typed = (value: number | null | undefined) => (value == null ? '' : String(value));

export const toCouponDraft = (coupon: StaffCoupon | null): CouponDraft => ({
  code: coupon?.code ?? '',
  description: coupon?.description ?? '',
  kind: coupon?.kind ?? 'percent',
  value: typed(coupon?.value),
  least_order: typed(coupon?.least_order || null),
  most_discount: typed(coupon?.most_discount),
  starts_at: coupon?.starts_at ?? null,
  ends_at: coupon?.ends_at ?? null,
  uses_in_all: typed(coupon?.uses_in_all),
  uses_per_customer: typed(coupon ? coupon.uses_per_customer : 1),
  first_order_only: coupon?.first_order_only ?? false,
  category_id: coupon?.category?.id ?? null,
  brand_id: coupon?.brand?.id ?? null,
  product_id: coupon?.product?.id ?? null,
  show_in_cart: coupon?.show_in_cart ?? false,
  is_active: coupon?.is_active ?? true,
});

export const couponStateLabels: Record<CouponState, StateLabel> = {
  runs: { label: 'Active', mood: 'good' },
  planned: { label: 'Scheduled', mood: 'waits' },
  paused: { label: 'Paused', mood: 'bad' },
  'used up': { label: 'Used up', mood: 'past' },
  over: { label: 'Ended', mood: 'past' },
};

export function couponOffer({ kind, value, most_discount: maxDiscount }: StaffCoupon): string {
  if (kind === 'amount') return `${formatRupees(value)} off`;
  return maxDiscount === null
    ? `${value}% off`
    : `${value}% off, up to ${formatRupees(maxDiscount)}`;
}

export function couponScope({ category, brand, product }: StaffCoupon): string {
  const names = [product, category, brand].filter((one) => one !== null).map(({ name }) => name);
  return names.length > 0 ? names.join(', ') : 'Everything';
}

export function couponPeriod({ starts_at: from, ends_at: to }: StaffCoupon): string {
  if (from && to) return `${formatDateTime(from)} to ${formatDateTime(to)}`;
  if (to) return `until ${formatDateTime(to)}`;
  return from ? `from ${formatDateTime(from)}` : 'No end date';
}
