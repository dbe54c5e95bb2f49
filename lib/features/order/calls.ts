import { send } from '../../api/browser';
import { cancelOrder, returnOrder, returnPicturesField } from '../../contract/order-change';

/* Fetched with the dialogs that make these calls, not with the page. */

/** Cancels an order. Throws ApiError; 409 where it has gone too far. */
export const sendCancel = (orderId: string, reason: string) =>
  send(cancelOrder, { params: { orderId }, body: { reason } });

export interface ReturnRequest {
  reason: string;
  items: { id: number; quantity: number }[];
  pictures: File[];
}

/** Asks for goods to be taken back. Throws ApiError; 409 where it is too late. */
export function sendReturn(orderId: string, { reason, items, pictures }: ReturnRequest) {
  if (pictures.length === 0) {
    return send(returnOrder, { params: { orderId }, body: { reason, items } });
  }
  const form = new FormData();
  form.set('reason', reason);
  form.set('items', JSON.stringify(items));
  for (const picture of pictures) form.append(returnPicturesField, picture);
  return send(returnOrder, { params: { orderId }, form });
}
