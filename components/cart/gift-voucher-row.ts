import type { LedgerRow } from '@/components/ui/ledger';
import { formatRupees } from '@/lib/format/money';

export function giftVoucherRow(rupees: number | undefined): LedgerRow[] {
  if (!rupees) return [];
  return [{ key: 'gift voucher', label: 'Paid by gift voucher', amount: formatRupees(-rupees) }];
}
