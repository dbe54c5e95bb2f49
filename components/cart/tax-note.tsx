'use client';

import { formatRupees } from '@/lib/format/money';
import { useShop } from '@/lib/features/shop-profile/shop-context';

interface TaxNoteProps {
  /** Included GST, in rupees. */
  tax: number;
  className: string;
}

export function TaxNote({ tax, className }: TaxNoteProps) {
  const { gstin } = useShop();
  if (!gstin) return null;
  return (
    <p className={`text-1 text-ink-2 ${className}`}>
      incl. of all taxes{tax > 0 && `. Includes ${formatRupees(tax)} GST.`}
    </p>
  );
}
