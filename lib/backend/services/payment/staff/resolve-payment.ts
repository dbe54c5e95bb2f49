import type { ResolveInput } from '../../../../contract/staff-payment.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import type { PaymentRow } from '../../../db/schema/payment.ts';
import { withinTransaction } from '../../../db/transaction.ts';
import { conflict } from '../../../errors.ts';
import type { PaymentReport } from '../../../providers/payment/payment-provider.ts';
import { sayRupees } from '../../messages/say.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { fetchReport } from '../fetch-report.ts';
import { requestPaymentRefund } from '../request-payment-refund.ts';
import { changePayment, lockPayment, markPaymentPaid, paidBefore } from '../settle-payment.ts';
import { findAskable, orAway } from './check-payment.ts';

/**
 * Resolves a flagged payment after its gateway was asked: accepts it if enough was paid (a surplus
 * is refunded), refunds all of it, or notes that no money has moved. Writes an audit entry with the
 * note. Returns a sentence. Throws 404 for an unknown payment, 409 if it is not flagged or the
 * gateway's answer does not fit, 503 if the gateway does not answer. Must not be called within a
 * transaction.
 */
export async function resolvePayment(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  { way, note }: ResolveInput,
): Promise<string> {
  const { txnId } = await findAskable(context, id);
  const answer = await orAway(fetchReport(context, txnId));
  const report = answer?.report;
  return withinTransaction(context, async (within) => {
    const payment = await lockPayment(within, txnId);
    if (payment?.status !== 'flagged') throw conflict('This payment is no longer flagged');
    await writeAudit(
      within,
      caller,
      `payment.${way}`,
      payment.orderId === null ? `payment:${id}` : `order:${payment.orderId}`,
      { before: { txnId, status: payment.status }, after: { note, report } },
    );
    const money = await moneyAtGateway(within, payment, report);
    if (way === 'dismiss') return dismiss(within, payment, money);
    if (!money) throw conflict('The gateway has not received any money for this payment');
    return way === 'accept'
      ? accept(within, payment, money)
      : payBack(within, payment, money, { note, staffId: caller.customerId });
  });
}

interface Money {
  reference: string;
  /** Paise. */
  taken: number;
  currency: string;
}

/*
 * The money that the gateway holds for this payment, unless another payment has the same reference.
 */
async function moneyAtGateway(
  context: ServiceContext,
  payment: PaymentRow,
  report: PaymentReport | undefined,
): Promise<Money | undefined> {
  if (report?.status !== 'paid' || report.reference === null) return undefined;
  if (await paidBefore(context, payment, report.reference)) return undefined;
  return { reference: report.reference, taken: report.amount, currency: report.currency };
}

async function dismiss(
  context: ServiceContext,
  payment: PaymentRow,
  money: Money | undefined,
): Promise<string> {
  if (money) {
    throw conflict(
      `The gateway holds ${sayRupees(money.taken)} for this payment. Accept or refund it.`,
    );
  }
  await changePayment(context, payment, {
    status: 'failed',
    taken: null,
    settledAt: context.now(),
  });
  return 'Saved. No money was moved.';
}

async function accept(
  context: ServiceContext,
  payment: PaymentRow,
  { reference, taken, currency }: Money,
): Promise<string> {
  if (currency !== payment.currency || taken < payment.amount) {
    const paid = currency === 'INR' ? sayRupees(taken) : `${taken / 100} ${currency}`;
    throw conflict(`${paid} was paid instead of ${sayRupees(payment.amount)}. Refund it.`);
  }
  const surplus = await markPaymentPaid(context, payment, { reference, taken });
  return surplus > 0
    ? `Accepted. The excess of ${sayRupees(surplus)} will be refunded.`
    : 'Accepted.';
}

async function payBack(
  context: ServiceContext,
  payment: PaymentRow,
  { reference, taken }: Money,
  { note, staffId }: { note: string; staffId: number },
): Promise<string> {
  await changePayment(context, payment, {
    status: 'returned',
    providerReference: reference,
    taken: taken === payment.amount ? null : taken,
    settledAt: context.now(),
  });
  await requestPaymentRefund(context, payment.id, { reason: note, staffId });
  return `${sayRupees(taken)} will be refunded to the original payment method.`;
}
