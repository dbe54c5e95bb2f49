import type { InvoiceDocument } from '../../db/schema/invoice.ts';
import { creditRows, type Credit, type RowLeft } from './credit-rows.ts';
import { addAmounts } from './split-gst.ts';

export interface CreditNoteMatter {
  number: string;
  issuedAt: Date;
  invoice: InvoiceDocument;
  /** What is left of its rows. */
  rows: readonly RowLeft[];
  credits: readonly Credit[];
  reason: string;
  /** Paise that go back onto a gift voucher, and in money. */
  giftVoucher: number;
  money: number;
}

/**
 * What a GST credit note says: whose invoice it lowers, why, and what of each row with its taxes. It
 * names seller and buyer as that invoice did.
 */
export function creditNoteDocument(matter: CreditNoteMatter): InvoiceDocument {
  const { number, issuedAt, invoice, rows, credits, reason, giftVoucher, money } = matter;
  const { seller, placeOfSupply } = invoice;
  const isWithinState = placeOfSupply.stateGstCode === seller.stateGstCode;
  const credited = creditRows(rows, credits, isWithinState);
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
