import { and, eq, inArray } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { orders } from '../../db/schema/order.ts';
import { payments, type PaymentRow } from '../../db/schema/payment.ts';
import { conflict, notFound, StoreError } from '../../errors.ts';
import { PaymentUnavailable } from '../../providers/payment/payment-provider.ts';
import { currentGateway } from '../../providers/connect.ts';
import { isOpen, openStatuses } from './payment-status.ts';
import { paymentSubject } from './payment-subject.ts';

const linkLifeMs = 24 * 60 * 60 * 1000;
/** Minimum lifetime that gateways accept. */
const shortestLifeMs = 16 * 60 * 1000;

/** Message if the gateway does not answer; the payment can be tried again. */
const gatewayAway = 'The payment service isn’t responding right now. Try again in a few minutes.';

/* Concurrent requests share one call, because a gateway accepts each transaction id only once. */
const pendingLinks = new Map<string, Promise<string>>();

/**
 * Returns the payment link; requests it once from the gateway and stores it. Must not be called
 * within a transaction, because it may take 8 seconds. Throws 409 if the payment has ended without
 * a link; 503 including `more` if the gateway does not answer: then it may be called again.
 */
export async function createPaymentLink(
  context: ServiceContext,
  txnId: string,
  more: Record<string, unknown> = {},
): Promise<string> {
  try {
    return await shared(txnId, () => findOrCreateLink(context, txnId, more));
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    // Race: another process may have created the link. A gateway accepts each transaction id only
    // once.
    const { paymentUrl } = await findPayment(context, txnId);
    if (paymentUrl) return paymentUrl;
    context.log.error({ err: error, txnId }, 'the gateway gave no payment link');
    throw new StoreError(503, gatewayAway, { more: { txn_id: txnId, ...more } });
  }
}

async function findOrCreateLink(
  context: ServiceContext,
  txnId: string,
  more: Record<string, unknown>,
): Promise<string> {
  const payment = await findPayment(context, txnId);
  // Idempotent: also returns the link of a payment that is over, so that a repeated request with
  // the same key gets the same answer.
  if (payment.paymentUrl) return payment.paymentUrl;
  if (!isOpen(payment)) throw conflict('This payment has ended', { txn_id: txnId, ...more });
  return askForLink(context, payment);
}

async function findPayment({ db }: ServiceContext, txnId: string): Promise<PaymentRow> {
  const [payment] = await db.select().from(payments).where(eq(payments.txnId, txnId));
  if (!payment) throw notFound('Payment');
  return payment;
}

function shared(txnId: string, work: () => Promise<string>): Promise<string> {
  const pending = pendingLinks.get(txnId);
  if (pending) return pending;
  const running = work().finally(() => pendingLinks.delete(txnId));
  pendingLinks.set(txnId, running);
  return running;
}

/**
 * The link ends with its order, because unpaid orders are cancelled; but never before the gateways'
 * minimum lifetime.
 */
async function linkExpiry({ db, now }: ServiceContext, { orderId }: PaymentRow): Promise<Date> {
  const at = now().getTime();
  const [order] = orderId
    ? await db.select({ expiresAt: orders.expiresAt }).from(orders).where(eq(orders.id, orderId))
    : [];
  const latest = Math.min(at + linkLifeMs, order?.expiresAt?.getTime() ?? Infinity);
  return new Date(Math.max(latest, at + shortestLifeMs));
}

async function askForLink(context: ServiceContext, payment: PaymentRow): Promise<string> {
  const { db, env, now } = context;
  const provider = currentGateway(context);
  const link = await provider.createLink({
    txnId: payment.txnId,
    subject: paymentSubject(payment),
    amount: payment.amount,
    currency: payment.currency,
    buyer: payment.buyer,
    productInfo: payment.productInfo,
    returnUrl: `${env.siteUrl}/api/payments/return/${provider.name}`,
    expiresAt: await linkExpiry(context, payment),
  });
  await db
    .update(payments)
    .set({
      provider: provider.name,
      paymentUrl: link.url,
      linkReference: link.reference,
      updatedAt: now(),
    })
    .where(and(eq(payments.id, payment.id), inArray(payments.status, openStatuses)));
  return link.url;
}
