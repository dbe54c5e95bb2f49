import type { InvoiceDocument } from '../../db/schema/invoice.ts';
import { creditRows, type Credit, type RowLeft } from './credit-rows.ts';
import { addAmounts } from './split-gst.ts';

export interface CreditNoteMatter {
  number: string;
  issuedAt: Date;
  invoice: InvoiceDocument;
  /** Rows with what is left to credit. */
  rows: readonly RowLeft[];
  credits: readonly Credit[];
  reason: string;
  /** In paise: refund to the gift voucher, and in money. */
  giftVoucher: number;
  money: number;
}

/**
 * Builds the data of a GST credit note: its invoice, the reason, and each credited row with its
 * taxes. Seller and buyer are copied from the invoice.
 */
export function creditNoteDocument(matter: CreditNoteMatter): InvoiceDocument {
  const { number, issuedAt, invoice, rows, credits, reason, giftVoucher, money } = matter;
  const credited = creditRows(rows, credits);
  return {
    ...invoice,
    number,
    against: { number: invoice.number, issuedAt: invoice.issuedAt, reason },
    issuedAt: issuedAt.toISOString(),
    isPaid: giftVoucher + money > 0,
    rows: credited,
    sum: addAmounts(credited),
    giftVoucher,
    payable: money,
  };
}
