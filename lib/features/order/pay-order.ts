import { send } from '../../api/browser';
import { editOrderPaymentLink } from '../../contract/payment';
import { putOrderBack } from '../../contract/order-change';
import { randomKey } from '../../api/random-key';

/* Separate chunk: loaded when a button is pressed. */

/** Returns the payment URL of an existing order. Throws ApiError. */
export async function askForPaymentPage(orderId: string): Promise<string> {
  const answer = await send(editOrderPaymentLink, {
    body: { order_id: orderId, txnid: randomKey() },
  });
  return answer.payment_url;
}

/** Cancels an unpaid order and puts its products into the cart. Throws ApiError. */
export const sendPutBack = (orderId: string) => send(putOrderBack, { params: { orderId } });
