import { send } from '../../api/browser';
import { cancelOrder, returnOrder, returnPicturesField } from '../../contract/order-change';

/* Separate chunk: loaded with the dialogs, not with the page. */

/** Cancels an order. Throws ApiError; 409 if it is too late. */
export const sendCancel = (orderId: string, reason: string) =>
  send(cancelOrder, { params: { orderId }, body: { reason } });

export interface ReturnRequest {
  reason: string;
  items: { id: number; quantity: number }[];
  pictures: File[];
}

/** Requests a return. Throws ApiError; 409 if it is too late. */
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
