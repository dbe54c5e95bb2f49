import type { InvoiceDocument } from '../../db/schema/invoice.ts';

/**
 * Returns what an invoice or credit note comes to, in paise: its rows and the round-off, which is
 * outside of the taxable value. A gift voucher pays a part of it.
 */
export const documentTotal = ({
  sum,
  roundOff = 0,
}: Pick<InvoiceDocument, 'sum' | 'roundOff'>): number => sum.gross + roundOff;
