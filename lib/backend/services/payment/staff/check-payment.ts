import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { payments, type PaymentRow } from '../../../db/schema/payment.ts';
import { conflict, notFound, StoreError } from '../../../errors.ts';
import { findGateway } from '../../../providers/connect.ts';
import { PaymentUnavailable } from '../../../providers/payment/payment-provider.ts';
import { askAbout } from '../check-payments.ts';

/** Returns a payment. Throws 404 if unknown. */
async function findPayment({ db }: ServiceContext, id: number): Promise<PaymentRow> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  if (!payment) throw notFound('Payment');
  return payment;
}

/**
 * Returns a payment whose gateway can be asked. Throws 404 if unknown, 409 if the shop has no keys of
 * the gateway any more.
 */
export async function findAskable(context: ServiceContext, id: number): Promise<PaymentRow> {
  const payment = await findPayment(context, id);
  if (findGateway(context, payment.provider)) return payment;
  throw conflict(
    'This payment’s gateway isn’t connected any more. Enter its keys, then try again.',
  );
}

/** Converts `PaymentUnavailable` to a 503 in the store's words. */
export async function orAway<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    throw new StoreError(503, 'The gateway isn’t responding right now. Try again later.');
  }
}

/**
 * Asks the gateway now, whatever the payment's state, and settles the payment; returns the result
 * as a sentence. Throws 404 for an unknown payment, 409 if its gateway has no keys, 503 if it does not
 * answer. Must not be called within a transaction.
 */
export async function checkPayment(context: ServiceContext, id: number): Promise<string> {
  const before = await findAskable(context, id);
  await orAway(askAbout(context, before.txnId));
  const after = await findPayment(context, id);
  return before.status === after.status
    ? `No change at the gateway. The status is still ${after.status}.`
    : `The status was ${before.status} and is now ${after.status}.`;
}
