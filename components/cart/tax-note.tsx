'use client';

import { sayIncludedGst } from '@/lib/contract/order-texts';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { formatRupees } from '@/lib/format/money';

interface TaxNoteProps {
  /** Included GST, in rupees; undefined where it is not known. */
  tax: number | undefined;
  /** Paid by gift voucher, in rupees: the total then says less than the goods cost. */
  giftVoucher?: number | undefined;
  className: string;
}

export function TaxNote({ tax = 0, giftVoucher = 0, className }: TaxNoteProps) {
  const { gstin } = useShop();
  if (!gstin) return null;
  return (
    <p className={`text-1 text-ink-2 ${className}`}>
      Inclusive of all taxes
      {tax > 0 &&
        (giftVoucher > 0
          ? `. ${sayIncludedGst(formatRupees(tax))}`
          : ` (${formatRupees(tax)} GST)`)}
    </p>
  );
}
