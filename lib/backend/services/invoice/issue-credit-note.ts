import type { ServiceContext } from '../../context.ts';
import { invoices, type InvoiceDocument } from '../../db/schema/invoice.ts';
import { lockSeries, takeNumber } from './take-number.ts';
import { creditedRoundOff, creditRows, type Credit, type RowLeft } from './credit-rows.ts';
import { documentTotal } from './document-total.ts';
import { addAmounts } from './split-gst.ts';

interface CreditNoteMatter {
  number: string;
  issuedAt: Date;
  invoice: InvoiceDocument;
  /** Rows with their uncredited rest. */
  rows: readonly RowLeft[];
  credits: readonly Credit[];
  reason: string;
  /** In paise: refund to the gift voucher, and in money. */
  giftVoucher: number;
  money: number;
}

export interface CreditNote {
  id: number;
  number: string;
}

/** Whose document it is: of an order, or of a customer where there is no order. */
type Holder = { orderId: number } | { customerId: number };

type Matter = Omit<CreditNoteMatter, 'number' | 'issuedAt'>;
type Context = Pick<ServiceContext, 'db' | 'now'>;

/**
 * Writes a credit note for the invoice of a locked order, in the caller's transaction. An advisory
 * lock on the number series is held until the transaction ends, so call it late in the transaction.
 */
export const issueCreditNote = (
  context: Context,
  orderId: number,
  matter: Matter,
): Promise<CreditNote> => writeCreditNote(context, { orderId }, matter);

/** Writes a credit note, as `issueCreditNote` does, also for an invoice without an order. */
export async function writeCreditNote(
  context: Context,
  holder: Holder,
  matter: Matter,
): Promise<CreditNote> {
  const issuedAt = context.now();
  await lockSeries(context, 'credit_note', issuedAt);
  const taken = await takeNumber(context, 'credit_note', issuedAt);
  const { number } = taken;
  const document = creditNoteDocument({ ...matter, number, issuedAt });
  const [note] = await context.db
    .insert(invoices)
    .values({ ...taken, ...holder, amount: documentTotal(document), document, issuedAt })
    .returning({ id: invoices.id });
  if (!note) throw new Error('The credit note was not written');
  return { id: note.id, number };
}

/**
 * Builds the data of a GST credit note: its invoice, the reason, and each credited row with its
 * taxes. Seller and buyer are copied from the invoice.
 */
function creditNoteDocument(matter: CreditNoteMatter): InvoiceDocument {
  const { number, issuedAt, rows, credits, reason, giftVoucher, money } = matter;
  const { roundOff: _, ...invoice } = matter.invoice;
  const credited = creditRows(rows, credits);
  const roundOff = creditedRoundOff(matter, credits);
  return {
    ...invoice,
    number,
    against: { number: invoice.number, issuedAt: invoice.issuedAt, reason },
    issuedAt: issuedAt.toISOString(),
    isPaid: giftVoucher + money > 0,
    rows: credited,
    sum: addAmounts(credited),
    ...(roundOff !== 0 && { roundOff }),
    giftVoucher,
    payable: money,
  };
}
