import { eq, and, sql } from 'drizzle-orm';
import type { PaymentState } from '../../../contract/payment.ts';
import type { ServiceContext, CustomerCaller } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { payments, type PaymentRow } from '../../db/schema/payment.ts';
import { notFound } from '../../errors.ts';
import { recordConsent } from '../consent/record-consent.ts';
import { accountBuyer } from '../payment/account-buyer.ts';
import { amountInReview } from '../payment/amount-in-review.ts';
import { createPaymentLink } from '../payment/create-payment-link.ts';
import { readPayment } from '../payment/read-payment.ts';
import { startPayment } from '../payment/start-payment.ts';
import { readSetting } from '../shop-profile/setting.ts';
import { readShop } from '../shop-profile/read-shop.ts';

/**
 * Begins the payment of a month of Elite at the current price; must run in a transaction. `txnid`
 * is the client's idempotency key: the same key returns the same payment. Returns the server's own
 * id.
 */
export async function startMembershipPayment(
  within: ServiceContext,
  customerId: number,
  txnid: string,
  address: string,
): Promise<string> {
  // Row lock on the customer: of two requests with one `txnid` the second finds the payment of the
  // first.
  const [customer] = await within.db
    .select()
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
  if (!customer) throw notFound('Account');
  const known = await findMembershipPayment(within, customerId, txnid);
  if (known) return known.txnId;
  const shop = await readShop(within);
  const payment = await startPayment(within, {
    purpose: 'membership',
    customerId,
    clientKey: txnid,
    amount: await membershipPrice(within),
    buyer: accountBuyer(customer, shop),
    productInfo: `${shop.elite_name}, one month`,
  });
  await recordConsent(within, {
    purpose: 'membership',
    customerId,
    isGiven: true,
    place: '/elite',
    address,
  });
  return payment.txnId;
}

/**
 * Returns the payment link of a month of Elite; repeated calls return the same link. 503 if the
 * gateway does not answer; the call may be repeated. Must not run in a transaction.
 */
export async function membershipPaymentLink(
  context: ServiceContext,
  txnId: string,
): Promise<string> {
  const [payment] = await context.db
    .select({ paymentUrl: payments.paymentUrl })
    .from(payments)
    .where(eq(payments.txnId, txnId));
  return payment?.paymentUrl ?? createPaymentLink(context, txnId);
}

/**
 * Returns the state of the payment with the client's id `txnid`; 404 if it is unknown or another
 * customer's.
 */
export async function readMembershipPayment(
  context: ServiceContext,
  caller: CustomerCaller,
  txnid: string,
): Promise<PaymentState> {
  const payment = await findMembershipPayment(context, caller.customerId, txnid);
  if (!payment) throw notFound('Payment');
  return (await readPayment(context, caller, payment.txnId)).state;
}

/** Paise of the customer's membership payments that staff check. */
export async function membershipInReview(
  { db }: ServiceContext,
  customerId: number,
): Promise<number> {
  const mine = sql`p.customer_id = ${customerId} and p.purpose = 'membership'`;
  const { rows } = await db.execute<{ amount: number }>(
    sql`select ${amountInReview(mine)} as amount`,
  );
  return rows[0]?.amount ?? 0;
}

/**
 * Returns the customer's membership payment with the client's id `txnid`; undefined if there is
 * none.
 */
async function findMembershipPayment(
  { db }: ServiceContext,
  customerId: number,
  txnid: string,
): Promise<PaymentRow | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.customerId, customerId),
        eq(payments.purpose, 'membership'),
        eq(payments.clientKey, txnid),
      ),
    );
  return payment;
}

const usualPrice = 19_900;

/**
 * Returns the price of a month of Elite in paise: the setting `elite_price`, or ₹199 if it is not
 * set.
 */
export async function membershipPrice(context: Pick<ServiceContext, 'db'>): Promise<number> {
  const price = await readSetting(context, 'elite_price');
  return Number.isSafeInteger(price) && Number(price) > 0 ? Number(price) : usualPrice;
}
