import { sendLazily } from '../../api/lazily';
import type { Cart } from '../../contract/cart';
import { personalKeys } from '../../platform/session/personal-data';
import { savedAttempt, type Attempt } from '../../platform/session/saved-attempt';
import { isPaidOnline, type OrderBody } from './order-body';
import { toOutcome, type Outcome } from './outcome';

/** The order attempt without a known result. */
export const orderAttempt = savedAttempt<OrderBody>(personalKeys.orderAttempt);

/**
 * Returns the attempt for this cart and body. Lines are compared by id: the same products ordered
 * later are another order.
 */
export function attemptTo(cart: Cart, body: OrderBody): Attempt<OrderBody> {
  const lines = cart.data.map(({ id, quantity, selling_price }) => [id, quantity, selling_price]);
  return orderAttempt.start(JSON.stringify([lines, body]), body);
}

/**
 * Sends an order attempt, or repeats it: its idempotency key makes one order. The attempt stays
 * open while its result is unknown.
 */
export async function sendAttempt({ key, data: body }: Attempt<OrderBody>): Promise<Outcome> {
  const outcome = await send(key, body);
  if (outcome.kind !== 'unknown') orderAttempt.close();
  return outcome;
}

async function send(key: string, body: OrderBody): Promise<Outcome> {
  const [{ placeOrder }, { getOrderPaymentLink }] = await Promise.all([
    import('../../contract/order'),
    import('../../contract/payment'),
  ]);
  try {
    if (!isPaidOnline(body)) {
      const { order_id } = await sendLazily(placeOrder, { body, idempotencyKey: key });
      return { kind: 'placed', orderId: order_id };
    }
    const form = toFormData({ txnid: key, ...body });
    const answer = await sendLazily(getOrderPaymentLink, { form, idempotencyKey: key });
    const { txn_id: txnId, payment_url: url, order_id: orderId } = answer;
    // Without a payment nothing was left to pay.
    return txnId === '' ? { kind: 'placed', orderId } : { kind: 'to pay', url, orderId };
  } catch (error) {
    return toOutcome(error);
  }
}

function toFormData(fields: Record<string, string | number | boolean | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(name, String(value));
  }
  return form;
}
