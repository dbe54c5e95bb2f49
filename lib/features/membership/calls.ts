import { readPath, send } from '../../api/browser';
import { pathOf, type AnswerOf } from '../../contract/endpoint';
import {
  cancelSubscription,
  getSubscriptionPayment,
  getSubscriptionPaymentLink,
} from '../../contract/subscription';

/** Where the attempt is paid. Throws ApiError. */
export async function askForLink(txnid: string): Promise<string> {
  const { payment_url } = await send(getSubscriptionPaymentLink, { body: { txnid } });
  return payment_url;
}

/** How the attempt stands. Throws ApiError. */
export function readPayment(txnid: string): Promise<AnswerOf<typeof getSubscriptionPayment>> {
  return readPath(pathOf(getSubscriptionPayment, { txnid }));
}

/** Ends a month of Elite and those after it; answers what to say. Throws ApiError. */
export async function sendCancellation(id: number): Promise<string> {
  const { message } = await send(cancelSubscription, { body: { id } });
  return message ?? 'Your SOSE Elite is cancelled.';
}
