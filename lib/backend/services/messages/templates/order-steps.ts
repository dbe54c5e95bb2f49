import { formatOrderId } from '../../order/order-id.ts';
import { returnDeadlines } from '../../order/return/return-deadline.ts';
import type { MessageData, OrderCancelled, OrderShipped } from '../message-kinds.ts';
import {
  sayDay,
  sayGiftVoucherBack,
  sayList,
  sayPlainRupees,
  sayRefund,
  sayRupees,
} from '../say.ts';
import type { Template } from '../template.ts';
import { orderData, orderMail, smsDay } from './order-mail.ts';

export const orderConfirmed: Template<MessageData['order_confirmed']> = {
  mail: (order) => {
    const name = formatOrderId(order.orderId);
    return orderMail({
      ...order,
      subject: `Your order ${name} is confirmed`,
      preview: 'We’re getting it ready.',
      heading: 'Your order is confirmed',
      blocks: [
        order.expectedOn
          ? `We’re getting your order ${name} ready. Expect it by ${sayDay(order.expectedOn)}.`
          : `We’re getting your order ${name} ready.`,
      ],
    });
  },
  sms: {
    pattern: 'Your ##shop## order ##order## is confirmed. Expected delivery: ##day##.',
    values: ({ orderId, expectedOn }) => ({
      order: formatOrderId(orderId),
      day: smsDay(expectedOn),
    }),
  },
  data: orderData,
};

export const orderPacked: Template<MessageData['order_packed']> = {
  mail: (order) => {
    const name = formatOrderId(order.orderId);
    return orderMail({
      ...order,
      subject: `Your order ${name} is packed`,
      preview: 'It’s ready for the courier.',
      heading: 'Your order is packed',
      blocks: [
        `Your order ${name} is packed and ready for the courier. You can download the invoice from the order page.`,
      ],
    });
  },
  sms: {
    pattern: 'Your ##shop## order ##order## is packed and ready for the courier.',
    values: ({ orderId }) => ({ order: formatOrderId(orderId) }),
  },
  data: orderData,
};

function shippedText({ orderId, courier, expectedOn }: OrderShipped): string {
  const by = courier ? ` with ${courier}` : '';
  const arrival = expectedOn ? ` Expect it by ${sayDay(expectedOn)}.` : '';
  return `Your order ${formatOrderId(orderId)} is on its way${by}.${arrival}`;
}

/* Each parcel is paid separately. */
function cashToKeep({ cashDue = 0, parcels = [] }: OrderShipped): string | undefined {
  if (cashDue === 0) return undefined;
  const each = parcels.map(({ number, cashDue: due }) => `${sayRupees(due)} for parcel ${number}`);
  return `Please keep ${each.length > 0 ? sayList(each) : sayRupees(cashDue)} ready in cash.`;
}

export const orderShipped: Template<MessageData['order_shipped']> = {
  mail: (order) => {
    const { trackingNumber, trackingUrl, further = 0 } = order;
    return orderMail({
      ...order,
      subject: `Your order ${formatOrderId(order.orderId)} is on its way`,
      preview: shippedText(order),
      heading: 'Your order is on its way',
      blocks: [
        shippedText(order),
        trackingNumber
          ? {
              type: 'facts',
              facts: [
                { term: 'Tracking number', value: trackingNumber },
                ...(trackingUrl ? [{ term: 'Tracking link', value: trackingUrl }] : []),
              ],
            }
          : undefined,
        cashToKeep(order),
        further > 0 &&
          (further === 1 ? 'Another parcel will follow.' : `${further} more parcels will follow.`),
      ],
    });
  },
  sms: {
    pattern:
      'Your ##shop## order ##order## is on its way with ##courier##. Tracking: ##number##. Expected delivery: ##day##.',
    values: ({ orderId, courier, trackingNumber, expectedOn }) => ({
      order: formatOrderId(orderId),
      courier: courier ?? 'our courier',
      number: trackingNumber ?? 'not available',
      day: smsDay(expectedOn),
    }),
  },
  data: orderData,
};

export const orderDelivered: Template<MessageData['order_delivered']> = {
  mail: (order) => {
    const { replacement, others } = returnDeadlines(order.deliveredAt, order.windows);
    return orderMail({
      ...order,
      subject: `Your order ${formatOrderId(order.orderId)} has been delivered`,
      preview: 'We hope you love it.',
      heading: 'Your order has been delivered',
      blocks: [
        `Your order ${formatOrderId(order.orderId)} has been delivered. We hope you love it!`,
        `Something damaged, wrong or expired? Tell us by ${sayDay(replacement)} and we’ll replace it.${others ? ` You can return items for any other reason until ${sayDay(others)}${order.hasNonReturnable ? ', except items marked “Non-returnable”' : ''}.` : ''}`,
      ],
    });
  },
  sms: {
    pattern:
      "Your ##shop## order ##order## has been delivered. Something damaged, wrong or expired? Tell us by ##day## and we'll replace it.",
    values: ({ orderId, deliveredAt, windows }) => ({
      order: formatOrderId(orderId),
      day: sayDay(returnDeadlines(deliveredAt, windows).replacement),
    }),
  },
  data: orderData,
};

const noPayment = 'No payment was taken';

function refundPreview({ refund, giftVoucherAmount }: OrderCancelled): string {
  if (refund > 0) return 'We’ll refund your payment.';
  return giftVoucherAmount > 0 ? sayGiftVoucherBack(giftVoucherAmount) : `${noPayment}.`;
}

export const orderCancelled: Template<MessageData['order_cancelled']> = {
  withoutFreeText: (order) => ({ ...order, reason: '' }),
  mail: (order) => {
    const name = formatOrderId(order.orderId);
    return orderMail({
      ...order,
      subject: `Your order ${name} has been cancelled`,
      preview: refundPreview(order),
      heading: 'Your order has been cancelled',
      blocks: [
        `Your order ${name} has been cancelled.`,
        order.reason && `Reason: ${order.reason}`,
        order.refund > 0 && sayRefund(order.refund),
        order.giftVoucherAmount > 0 && sayGiftVoucherBack(order.giftVoucherAmount),
        order.refund + order.giftVoucherAmount === 0 && `${noPayment} for this order.`,
      ],
    });
  },
  sms: {
    pattern: 'Your ##shop## order ##order## has been cancelled. ##money##.',
    values: ({ orderId, refund, giftVoucherAmount }) => ({
      order: formatOrderId(orderId),
      money:
        refund + giftVoucherAmount > 0
          ? `Refund: ${sayPlainRupees(refund + giftVoucherAmount)}`
          : noPayment,
    }),
  },
  data: orderData,
  isCustomerTriggered: true,
};
