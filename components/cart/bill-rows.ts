import type { LedgerRow } from '@/components/ui/ledger';
import { toPaise, toRupees } from '@/lib/contract/money';
import type { OrderTotals } from '@/lib/contract/order';
import { formatRupees } from '@/lib/format/money';

/** Rows of the items: at MRP and what they cost less; one row where nothing is known to be less. */
export function goodsRows(atMrp: number, total: number): LedgerRow[] {
  if (atMrp <= total) return [{ key: 'goods', label: 'Items', amount: formatRupees(total) }];
  return [
    { key: 'mrp', label: 'Price at MRP', amount: formatRupees(atMrp) },
    {
      key: 'saved',
      label: 'Discount on MRP',
      amount: formatRupees(toRupees(toPaise(total) - toPaise(atMrp))),
      isSaving: true,
    },
  ];
}

type Discounts = Pick<OrderTotals, 'discount_amt' | 'prepaid_discount_amt'>;

/** Rows of a coupon's discount and of that for paying online. */
export function discountRows(
  { discount_amt: discount, prepaid_discount_amt: prepaid = 0 }: Discounts,
  coupon: string | null | undefined,
): LedgerRow[] {
  const ofCoupon = toRupees(toPaise(discount) - toPaise(prepaid));
  const saving = (key: string, label: string, saved: number): LedgerRow[] =>
    saved > 0 ? [{ key, label, amount: formatRupees(-saved), isSaving: true }] : [];
  return [
    ...saving('discount', coupon ? `Coupon ${coupon}` : 'Discount', ofCoupon),
    ...saving('prepaid', 'Online payment discount', prepaid),
  ];
}

const row = (key: string, label: string, rupees = 0): LedgerRow[] =>
  rupees === 0 ? [] : [{ key, label, amount: formatRupees(rupees) }];

/** What cash on delivery costs on top of delivery. */
export const cashFeeRow = (rupees: number | undefined) =>
  row('cash', 'Cash on Delivery fee', rupees);

/** What rounding to whole rupees adds or takes off. */
export const roundOffRow = (rupees: number | undefined) => row('rounding', 'Round off', rupees);

/** Cash that is not collected, as parcels did not arrive. */
export const undeliveredRow = (rupees = 0) => row('undelivered', 'Not delivered', -rupees);

/** What gift vouchers pay; the last digits of their codes are shown to staff. */
export const giftVoucherRow = (rupees = 0, codes = '') =>
  row('gift voucher', codes ? `Gift voucher ${codes}` : 'Paid by gift voucher', -rupees);
