import { send } from '../../api/browser';
import { editOrderPaymentLink } from '../../contract/payment';
import { putOrderBack } from '../../contract/order-change';
import { newKey } from './new-key';

/* Fetched when a button is pressed. */

/** Where an order that was made before is paid. Throws ApiError. */
export async function askForPaymentPage(orderId: string): Promise<string> {
  const answer = await send(editOrderPaymentLink, { body: { order_id: orderId, txnid: newKey() } });
  return answer.payment_url;
}

/** Cancels an unpaid order and fills the cart with what it held. Throws ApiError. */
export const sendPutBack = (orderId: string) => send(putOrderBack, { params: { orderId } });
