import { and, eq, ne } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { orders } from '../../db/schema/order.ts';
import { payments, type PaymentRow } from '../../db/schema/payment.ts';
import type { PaymentReport } from '../../providers/payment/payment-provider.ts';
import { onPaid } from './on-paid.ts';
import { isOpen } from './payment-status.ts';
import { requestPaymentRefund } from './request-payment-refund.ts';
import type { PaymentPurpose } from './start-payment.ts';
import { paymentSubject } from './payment-subject.ts';

/** Result of a report; `flagged: …` must be checked by staff. */
export type Settlement =
  | 'paid'
  | 'failed'
  | 'pending'
  | 'nothing new'
  | 'unknown payment'
  | `flagged: ${string}`;

/* Later reports change nothing. */
const finalStatuses = ['paid', 'returned'];

/**
 * Settles a payment by a report of its gateway, whatever the source and number of reports. Locks
 * the payment's row, compares the report with what was requested, and runs the follow-up once. A
 * report that does not match changes no order: the payment is flagged, and staff resolve it
 * (`resolvePayment`). `context.db` must be a transaction.
 */
export async function settlePayment(
  context: ServiceContext,
  provider: string,
  report: PaymentReport,
): Promise<Settlement> {
  const payment = await lockPayment(context, report.txnId);
  if (!payment || payment.provider !== provider) return 'unknown payment';
  if (finalStatuses.includes(payment.status)) return 'nothing new';
  if (report.status !== 'paid') return noteStatus(context, payment, report.status);
  const fault = await findFault(context, payment, report);
  if (fault) {
    const { amount, currency } = report;
    const hasOtherAmount = currency === payment.currency && amount !== payment.amount;
    const taken = hasOtherAmount ? amount : null;
    await changePayment(context, payment, { status: 'flagged', taken });
    context.log.error({ txnId: payment.txnId, fault }, 'a payment does not fit');
    return `flagged: ${fault}`;
  }
  await markPaymentPaid(context, payment, { reference: report.reference, taken: report.amount });
  return 'paid';
}

/**
 * Marks a locked payment as paid: requests the refund of what was taken above its amount, then runs
 * the follow-up (`onPaid`). Returns the surplus in paise. `taken`: paise, not below the amount.
 */
export async function markPaymentPaid(
  context: ServiceContext,
  payment: PaymentRow,
  { reference, taken }: { reference: string | null; taken: number },
): Promise<number> {
  const surplus = taken - payment.amount;
  const paid = {
    status: 'paid',
    providerReference: reference,
    taken: surplus > 0 ? taken : null,
    settledAt: context.now(),
  };
  await changePayment(context, payment, paid);
  if (surplus > 0) {
    const reason = 'Overpaid';
    await requestPaymentRefund(context, payment.id, { amount: surplus, reason });
  }
  await onPaid[payment.purpose as PaymentPurpose](context, { ...payment, ...paid });
  return surplus;
}

/** Locks a payment, its order first: the same lock order as in cancelling, to avoid deadlocks. */
export async function lockPayment(
  { db }: ServiceContext,
  txnId: string,
): Promise<PaymentRow | undefined> {
  const [seen] = await db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.txnId, txnId));
  if (!seen) return undefined;
  if (seen.orderId !== null) {
    await db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.id, seen.orderId))
      .for('update');
  }
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.txnId, txnId))
    .for('no key update');
  return payment;
}

async function findFault(
  context: ServiceContext,
  payment: PaymentRow,
  { amount, currency, subject, reference }: PaymentReport,
): Promise<string | undefined> {
  if (amount !== payment.amount) return `${amount} paise instead of ${payment.amount}`;
  if (currency !== payment.currency) return `${currency} instead of ${payment.currency}`;
  if (subject !== undefined && subject !== paymentSubject(payment)) {
    return `paid for ${subject} instead of ${paymentSubject(payment)}`;
  }
  if (reference === null) return 'the gateway names no payment';
  const other = await paidBefore(context, payment, reference);
  return other && `${reference} has paid ${other} already`;
}

/**
 * Returns the transaction id of another payment with the same gateway reference, if there is one.
 */
export async function paidBefore(
  { db }: ServiceContext,
  { id, provider }: PaymentRow,
  reference: string,
): Promise<string | undefined> {
  const [other] = await db
    .select({ txnId: payments.txnId })
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        eq(payments.providerReference, reference),
        ne(payments.id, id),
      ),
    );
  return other?.txnId;
}

/*
 * A `pending` or `failed` report changes only an open payment; only a `paid` report can change a
 * closed one.
 */
async function noteStatus(
  context: ServiceContext,
  payment: PaymentRow,
  status: 'pending' | 'failed',
): Promise<Settlement> {
  if (!isOpen(payment) || payment.status === status) return 'nothing new';
  const settledAt = status === 'failed' ? context.now() : null;
  await changePayment(context, payment, { status, settledAt });
  return status;
}

/** Updates a payment; the caller must hold its lock. */
export async function changePayment(
  { db, now }: ServiceContext,
  { id }: PaymentRow,
  values: Partial<PaymentRow>,
): Promise<void> {
  await db
    .update(payments)
    .set({ ...values, updatedAt: now() })
    .where(eq(payments.id, id));
}
