import { tabStore } from '../../platform/session/safe-storage';
import { closeAttempt, type Attempt } from './attempt';
import { isPaidOnline } from './order-body';
import { outcomeOf, type Outcome } from './outcome';

/**
 * Sends an order attempt, first or again: its idempotency key makes one order. The attempt stays
 * open while its result is unknown.
 */
export async function sendAttempt({ key, body }: Attempt): Promise<Outcome> {
  const outcome = await send(key, body);
  if (outcome.kind !== 'unknown') closeAttempt(tabStore());
  return outcome;
}

async function send(key: string, body: Attempt['body']): Promise<Outcome> {
  const [browser, { placeOrder }, { getOrderPaymentLink }] = await Promise.all([
    import('../../api/browser'),
    import('../../contract/order'),
    import('../../contract/payment'),
  ]);
  try {
    if (!isPaidOnline(body)) {
      const { order_id } = await browser.send(placeOrder, { body, idempotencyKey: key });
      return { kind: 'placed', orderId: order_id };
    }
    const form = formOf({ txnid: key, ...body });
    const answer = await browser.send(getOrderPaymentLink, { form, idempotencyKey: key });
    return { kind: 'to pay', url: answer.payment_url, orderId: answer.order_id };
  } catch (error) {
    return outcomeOf(error);
  }
}

function formOf(fields: Record<string, string | number | boolean | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(name, String(value));
  }
  return form;
}
