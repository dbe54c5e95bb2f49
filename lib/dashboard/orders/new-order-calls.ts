import { readPath, send } from '../../api/browser';
import { randomKey } from '../../api/random-key';
import type { AnswerOf } from '../../contract/endpoint';
import {
  findOrderCustomer,
  placeOrderByStaff,
  previewNewOrder,
  type ConfirmedOrderInput,
  type NewOrderInput,
  type NewOrderPreview,
  type OrderCustomer,
} from '../../contract/staff-order-new';

/* Orders by phone and WhatsApp from the browser. Each throws ApiError. */

export const readOrderCustomer = async (mobile: string): Promise<OrderCustomer | null> =>
  (
    await readPath<AnswerOf<typeof findOrderCustomer>>(
      `${findOrderCustomer.path}?${new URLSearchParams({ mobile }).toString()}`,
    )
  ).data;

export const readNewOrder = async (body: NewOrderInput): Promise<NewOrderPreview> =>
  (await send(previewNewOrder, { body })).data;

/** Returns the order's id. The idempotency key prevents a second order by the same form. */
export const sendNewOrder = async (
  body: ConfirmedOrderInput,
  idempotencyKey = randomKey(),
): Promise<string> => (await send(placeOrderByStaff, { body, idempotencyKey })).order_id;
