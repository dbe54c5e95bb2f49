import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { memberships, type MembershipRow } from '../../db/schema/membership.ts';
import { payments } from '../../db/schema/payment.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, notFound } from '../../errors.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { requestPaymentRefund } from '../payment/request-payment-refund.ts';
import { whyNotCancelled } from './cancel-obstacle.ts';
import { invoices } from '../../db/schema/invoice.ts';
import { creditAll, rowsLeft } from '../invoice/credit-rows.ts';
import { writeCreditNote } from '../invoice/issue-credit-note.ts';

const reason = 'Elite was cancelled';

/**
 * Ends a month of Elite immediately, and the months bought after it, and refunds their payments.
 * 404 if the month is not the customer's, 409 with the reason if it cannot be cancelled any more.
 * Returns the refund in paise.
 */
export async function cancelMembership(
  context: ServiceContext,
  customerId: number,
  id: number,
): Promise<number> {
  return withinTransaction(context, async (within, tx) => {
    const months = await lockFrom(within, customerId, id);
    for (const month of months) {
      const obstacle = await whyNotCancelled(within, month);
      if (obstacle) throw conflict(obstacle);
    }
    const ids = months.map((month) => month.id);
    await tx
      .update(memberships)
      .set({ cancelledAt: context.now() })
      .where(inArray(memberships.id, ids));
    const refund = await payBack(within, months);
    await tell(within, customerId, { id, months, refund });
    return refund;
  });
}

/* Locks the month and the later ones, which would otherwise begin after a gap. */
async function lockFrom(
  { db }: ServiceContext,
  customerId: number,
  id: number,
): Promise<MembershipRow[]> {
  const [first] = await db
    .select()
    .from(memberships)
    .where(and(eq(memberships.id, id), eq(memberships.customerId, customerId)))
    .for('update');
  if (!first) throw notFound('Subscription');
  if (first.cancelledAt) return [first];
  return db
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.customerId, customerId),
        gte(memberships.startsAt, first.startsAt),
        isNull(memberships.cancelledAt),
      ),
    )
    .orderBy(asc(memberships.id))
    .for('update');
}

async function payBack(within: ServiceContext, months: MembershipRow[]): Promise<number> {
  let refund = 0;
  for (const month of months) {
    const { paymentId } = month;
    if (paymentId === null) continue;
    const [payment] = await within.db
      .select({ amount: payments.amount })
      .from(payments)
      .where(eq(payments.id, paymentId));
    const creditNoteId = await creditMonth(within, month, reason);
    await requestPaymentRefund(within, paymentId, { reason, creditNoteId });
    refund += payment?.amount ?? 0;
  }
  return refund;
}

async function tell(
  { db, now }: ServiceContext,
  customerId: number,
  { id, months, refund }: { id: number; months: MembershipRow[]; refund: number },
): Promise<void> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId));
  const [first, last] = [months.at(0), months.at(-1)];
  if (!customer || !first || !last) throw notFound('Account');
  const { firstName, email, mobile } = customer;
  const later = { startsAt: first.startsAt, endsAt: last.endsAt };
  await queueMessage(db, {
    kind: 'membership_cancelled',
    to: { email, mobile },
    data: { firstName, refund, later: first.startsAt > now() ? later : null },
    key: id,
  });
}

/**
 * Writes the credit note for all of a month's invoice; returns its id, undefined for a month
 * without an invoice.
 */
async function creditMonth(
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
