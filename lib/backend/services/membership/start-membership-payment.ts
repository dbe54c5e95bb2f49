import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { notFound } from '../../errors.ts';
import { accountBuyer } from '../payment/account-buyer.ts';
import { startPayment } from '../payment/start-payment.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import { membershipPrice } from './membership-price.ts';
import { findMembershipPayment } from './find-membership-payment.ts';

/**
 * Begins the payment of a month of Elite at today's price; to be called in a transaction. `txnid` is
 * the client's own name for it: the same one leads to the same payment. Answers the server's own id.
 */
export async function startMembershipPayment(
  within: ServiceContext,
  customerId: number,
  txnid: string,
): Promise<string> {
  // Held: of two requests with one name the second finds what the first has made.
  const [customer] = await within.db
    .select()
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
  if (!customer) throw notFound('Account');
  const known = await findMembershipPayment(within, customerId, txnid);
  if (known) return known.txnId;
  const payment = await startPayment(within, {
    purpose: 'membership',
    customerId,
    clientKey: txnid,
    amount: await membershipPrice(within),
    buyer: accountBuyer(customer, await readShop(within)),
    productInfo: 'SOSE Elite, one month',
  });
  return payment.txnId;
}
