import { send } from '../../api/browser';
import { changeOrderAddress, previewOrderAddress } from '../../contract/order-edit';
import { cancelOrder, returnOrder, returnPicturesField } from '../../contract/order-change';
import type { ReturnItem } from './return-items';

/* Separate chunk: loaded with the dialogs, not with the page. */

/** Cancels an order. Throws ApiError; 409 if it is too late. */
export const sendCancel = (orderId: string, reason: string) =>
  send(cancelOrder, { params: { orderId }, body: { reason } });

/** Figures of an order for another address. Throws ApiError; 409 if it is too late. */
export const readAddressChange = async (orderId: string, address_id: number) =>
  (await send(previewOrderAddress, { params: { orderId }, body: { address_id } })).data;

/** Changes the delivery address. Throws ApiError; 409 if too late or `amount` is not current. */
export const sendAddressChange = (orderId: string, address_id: number, amount: number) =>
  send(changeOrderAddress, { params: { orderId }, body: { address_id, amount } });

export interface ReturnRequest {
  reason: string;
  items: ReturnItem[];
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
