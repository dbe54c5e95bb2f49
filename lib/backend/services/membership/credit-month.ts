import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { invoices } from '../../db/schema/invoice.ts';
import type { MembershipRow } from '../../db/schema/membership.ts';
import { creditAll, rowsLeft } from '../invoice/credit-rows.ts';
import { writeCreditNote } from '../invoice/issue-credit-note.ts';

/**
 * Writes the credit note for all of a month's invoice; returns its id, undefined for a month
 * without an invoice.
 */
export async function creditMonth(
  context: ServiceContext,
  { invoiceId, customerId }: MembershipRow,
  reason: string,
): Promise<number | undefined> {
  if (invoiceId === null) return undefined;
  const [written] = await context.db
    .select({ invoice: invoices.document })
    .from(invoices)
    .where(eq(invoices.id, invoiceId));
  if (!written) throw new Error(`Invoice ${invoiceId} is gone`);
  const rows = rowsLeft(written.invoice, []);
  const { id } = await writeCreditNote(
    context,
    { customerId },
    {
      ...written,
      rows,
      credits: creditAll(rows),
      reason,
      giftVoucher: 0,
      money: written.invoice.sum.gross,
    },
  );
  return id;
}
