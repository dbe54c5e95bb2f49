import type { PaymentState } from '../../../contract/payment.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { readPayment } from '../payment/read-payment.ts';
import { findMembershipPayment } from './find-membership-payment.ts';

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
