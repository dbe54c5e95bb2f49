import type { LedgerRow } from '@/components/ui/ledger';
import { formatRupees } from '@/lib/format/money';

/** What a gift voucher pays of an account, as its last row; none where it pays nothing. */
export function giftVoucherRow(rupees: number | undefined): LedgerRow[] {
  if (!rupees) return [];
  return [{ key: 'gift voucher', label: 'Paid by gift voucher', amount: formatRupees(-rupees) }];
}
