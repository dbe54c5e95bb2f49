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

/** Returns when the membership ends, as an ISO time; undefined if it cannot be read. */
export async function readMembershipEnd(): Promise<string | undefined> {
  const check = await readPath<AnswerOf<typeof checkMembership>>(buildPath(checkMembership)).catch(
    () => undefined,
  );
  return check?.end_date ?? undefined;
}

/** Cancels a membership month and those after it; returns the store's message. Throws ApiError. */
export async function sendCancellation(id: number): Promise<string> {
  const { message } = await send(cancelSubscription, { body: { id } });
  return message ?? 'Your membership has been cancelled.';
}
