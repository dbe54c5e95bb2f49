import { readPath, send } from '../../api/browser';
import { buildPath, type AnswerOf } from '../../contract/endpoint';
import { checkMembership } from '../../contract/profile';
import {
  cancelSubscription,
  getSubscriptionPayment,
  getSubscriptionPaymentLink,
} from '../../contract/subscription';

/** Returns the payment URL of the attempt. Throws ApiError. */
export async function askForLink(txnid: string): Promise<string> {
  const { payment_url } = await send(getSubscriptionPaymentLink, { body: { txnid } });
  return payment_url;
}

/** Returns the state of the attempt. Throws ApiError. */
export function readPayment(txnid: string): Promise<AnswerOf<typeof getSubscriptionPayment>> {
  return readPath(buildPath(getSubscriptionPayment, { txnid }));
}

/** Returns the customer's membership; undefined if it cannot be read. */
export function readMembership(): Promise<AnswerOf<typeof checkMembership> | undefined> {
  return readPath<AnswerOf<typeof checkMembership>>(buildPath(checkMembership)).catch(
    () => undefined,
  );
}

/** Cancels a membership month and those after it; returns the store's message. Throws ApiError. */
export async function sendCancellation(id: number): Promise<string> {
  const { message } = await send(cancelSubscription, { body: { id } });
  return message ?? 'Your membership has been cancelled.';
}
