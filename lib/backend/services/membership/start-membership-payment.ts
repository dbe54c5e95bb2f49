import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { notFound } from '../../errors.ts';
import { recordConsent } from '../consent/record-consent.ts';
import { accountBuyer } from '../payment/account-buyer.ts';
import { startPayment } from '../payment/start-payment.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import { membershipPrice } from './membership-price.ts';
import { findMembershipPayment } from './find-membership-payment.ts';

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
