import { send } from '../../api/browser';
import type { OrderStatus } from '../../contract/order';
import { stepOrder, type OrderStep } from '../../contract/staff-order';
import type { StaffOrder } from '../../contract/staff-order-detail';
import {
  callOrder,
  changeCourier,
  changeOrderNote,
  checkOrderPayments,
  decideReturn,
  startReturn,
  noteOrder,
  removeOrderNote,
  stepOrders,
  type CourierInput,
  type OrderCallInput,
  type OrderStepResult,
  type ReturnDecisionInput,
  type StaffReturnInput,
} from '../../contract/staff-order-work';
import {
  previewRefund,
  refundOrder,
  type OrderMoney,
  type RefundInput,
} from '../../contract/staff-refund';
import { randomKey } from '../../api/random-key';

/* Changes of orders from the browser. Each throws ApiError. */

const at = (orderId: string) => ({ params: { orderId } });

export async function sendStep(orderId: string, body: OrderStep): Promise<void> {
  await send(stepOrder, { ...at(orderId), body });
}

export interface ManyStep {
  status: OrderStatus;
  note?: string;
  courier?: string;
  /** Of one order. */
  refund_amount?: number;
  tracking_numbers?: { order_id: string; tracking_number: string }[];
}

export async function sendSteps(order_ids: string[], step: ManyStep): Promise<OrderStepResult[]> {
  return (await send(stepOrders, { body: { order_ids, ...step } })).data;
}

export const sendNote = async (orderId: string, text: string): Promise<StaffOrder> =>
  (await send(noteOrder, { ...at(orderId), body: { text } })).data;

export const sendNoteChange = async (
  orderId: string,
  noteId: number,
  text: string,
): Promise<StaffOrder> =>
  (await send(changeOrderNote, { params: { orderId, noteId }, body: { text } })).data;

export const sendNoteRemoval = async (orderId: string, noteId: number): Promise<StaffOrder> =>
  (await send(removeOrderNote, { params: { orderId, noteId } })).data;

export const sendCall = async (orderId: string, body: OrderCallInput): Promise<StaffOrder> =>
  (await send(callOrder, { ...at(orderId), body })).data;

export const sendCourier = async (orderId: string, body: CourierInput): Promise<StaffOrder> =>
  (await send(changeCourier, { ...at(orderId), body })).data;

export const sendDecision = async (
  orderId: string,
  body: ReturnDecisionInput,
): Promise<StaffOrder> => (await send(decideReturn, { ...at(orderId), body })).data;

export const sendReturnStart = async (
  orderId: string,
  body: StaffReturnInput,
): Promise<StaffOrder> => (await send(startReturn, { ...at(orderId), body })).data;

export const sendPaymentCheck = async (orderId: string): Promise<StaffOrder> =>
  (await send(checkOrderPayments, at(orderId))).data;

/** What a refund comes to and where it goes. */
export const readRefund = async (orderId: string, body: RefundInput) =>
  (await send(previewRefund, { ...at(orderId), body })).data;

/** The idempotency key prevents a second refund by the same form. */
export const sendRefund = async (
  orderId: string,
  body: RefundInput,
  idempotencyKey = randomKey(),
): Promise<OrderMoney> => (await send(refundOrder, { ...at(orderId), body, idempotencyKey })).data;
