import { send } from '../../api/browser';
import type { OrderChangePreview } from '../../contract/order-edit';
import type { StaffOrder } from '../../contract/staff-order-detail';
import {
  createOrderPaymentLink,
  editOrder,
  previewOrderEdit,
  type ConfirmedEdit,
  type OrderEdit,
} from '../../contract/staff-order-edit';

/* Changes of address, items and delivery from the browser. Each throws ApiError. */

const at = (orderId: string) => ({ params: { orderId } });

export const readEditPreview = async (
  orderId: string,
  body: OrderEdit,
): Promise<OrderChangePreview> => (await send(previewOrderEdit, { ...at(orderId), body })).data;

export const sendEdit = async (orderId: string, body: ConfirmedEdit): Promise<StaffOrder> =>
  (await send(editOrder, { ...at(orderId), body })).data;

export const makePaymentLink = async (orderId: string) =>
  (await send(createOrderPaymentLink, at(orderId))).data;
