import type { PaymentState } from '../../../contract/payment.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { readPayment } from '../payment/read-payment.ts';
import { findMembershipPayment } from './find-membership-payment.ts';

/** How the payment stands that the customer calls `txnid`; 404 where it is nobody's or another's. */
export async function readMembershipPayment(
  context: ServiceContext,
  caller: CustomerCaller,
  txnid: string,
): Promise<PaymentState> {
  const payment = await findMembershipPayment(context, caller.customerId, txnid);
  if (!payment) throw notFound('Payment');
  return (await readPayment(context, caller, payment.txnId)).state;
}
