import { formatOrderId } from '../../order/order-id.ts';
import { returnDeadlines } from '../../order/return/return-deadline.ts';
import type { MessageData, OrderCancelled, OrderShipped } from '../message-kinds.ts';
import { sayDay, sayPlainRupees, sayRupees, sayShortDay } from '../say.ts';
import type { Template } from '../template.ts';
import { orderData, orderMail } from './order-mail.ts';

export const orderConfirmed: Template<MessageData['order_confirmed']> = {
  mail: (order) => {
    const name = formatOrderId(order.orderId);
    return orderMail({
      ...order,
      subject: `Your order ${name} is confirmed`,
      preview: 'We pack it next.',
      heading: 'Your order is confirmed',
      blocks: [
        order.expectedOn
          ? `We pack ${name} next. It should arrive by ${sayDay(order.expectedOn)}.`
          : `We pack ${name} next.`,
      ],
    });
  },
  sms: {
    pattern: 'Your ##shop## order ##order## is confirmed. It should arrive by ##day##.',
    values: ({ orderId, expectedOn }) => ({
      order: formatOrderId(orderId),
      day: expectedOn ? sayShortDay(expectedOn) : 'the day on its page',
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
      preview: 'It is ready for the courier.',
      heading: 'Your order is packed',
      blocks: [`${name} is ready for the courier. Its invoice is on the order page.`],
    });
  },
  sms: {
    pattern: 'Your ##shop## order ##order## is packed and ready for the courier.',
    values: ({ orderId }) => ({ order: formatOrderId(orderId) }),
  },
  data: orderData,
};

function travels({ orderId, courier, expectedOn }: OrderShipped): string {
  const by = courier ? `with ${courier}` : 'to you';
  const arrival = expectedOn ? ` It should arrive by ${sayDay(expectedOn)}.` : '';
  return `${formatOrderId(orderId)} travels ${by}.${arrival}`;
}

/* Each parcel is paid separately. */
function cashToKeep({ cashDue = 0, parcels = [] }: OrderShipped): string | undefined {
  if (cashDue === 0) return undefined;
  const each = parcels.map(({ number, cashDue: due }) => `${sayRupees(due)} for parcel ${number}`);
  return `Please keep ${each.length > 0 ? each.join(' and ') : sayRupees(cashDue)} at hand.`;
}

export const orderShipped: Template<MessageData['order_shipped']> = {
  mail: (order) => {
    const { trackingNumber, trackingUrl, further = 0 } = order;
    return orderMail({
      ...order,
      subject: `Your order ${formatOrderId(order.orderId)} is on its way`,
      preview: travels(order),
      heading: 'Your order is on its way',
      blocks: [
        travels(order),
        trackingNumber
          ? {
              type: 'facts',
              facts: [
                { term: 'Tracking number', value: trackingNumber },
                ...(trackingUrl ? [{ term: 'Track it at', value: trackingUrl }] : []),
              ],
            }
          : undefined,
        cashToKeep(order),
        further > 0 &&
          `${further === 1 ? 'Another parcel' : `${further} other parcels`} of the order will follow.`,
      ],
    });
  },
  sms: {
    pattern:
      'Your ##shop## order ##order## is on its way with ##courier##. Tracking: ##number##. It should arrive by ##day##.',
    values: ({ orderId, courier, trackingNumber, expectedOn }) => ({
      order: formatOrderId(orderId),
      courier: courier ?? 'our courier',
      number: trackingNumber ?? 'see your order',
      day: expectedOn ? sayShortDay(expectedOn) : 'the day on its page',
    }),
  },
  data: orderData,
};

export const orderDelivered: Template<MessageData['order_delivered']> = {
  mail: (order) => {
    const { replacement, others } = returnDeadlines(order.deliveredAt, order.windows);
    return orderMail({
      ...order,
      subject: `Your order ${formatOrderId(order.orderId)} has arrived`,
      preview: 'We hope all of it is as it should be.',
      heading: 'Your order has arrived',
      blocks: [
        'We hope all of it is as it should be.',
        `Is something damaged, wrong or expired? Tell us by ${sayDay(replacement)} and we replace it.${others ? ` You can request a return of anything else until ${sayDay(others)}${order.hasNonReturnable ? ', except for items marked “Non-returnable”' : ''}.` : ''}`,
      ],
    });
  },
  sms: {
    pattern:
      'Your ##shop## order ##order## has arrived. Is something damaged, wrong or expired? Tell us by ##day## and we replace it.',
    values: ({ orderId, deliveredAt, windows }) => ({
      order: formatOrderId(orderId),
      day: sayShortDay(returnDeadlines(deliveredAt, windows).replacement),
    }),
  },
  data: orderData,
};

const whatComesBack = ({ refund, giftVoucherAmount }: OrderCancelled) =>
  refund > 0 || giftVoucherAmount > 0;

export const orderCancelled: Template<MessageData['order_cancelled']> = {
  withoutFreeText: (order) => ({ ...order, reason: '' }),
  mail: (order) => {
    const name = formatOrderId(order.orderId);
    return orderMail({
      ...order,
      subject: `Your order ${name} has been cancelled`,
      preview: whatComesBack(order) ? 'What you paid will be refunded.' : 'Nothing is to be paid.',
      heading: 'Your order has been cancelled',
      blocks: [
        `Your order ${name} has been cancelled.`,
        order.reason && `Reason: ${order.reason}`,
        order.refund > 0 &&
          `${sayRupees(order.refund)} go back to the account that you paid from. Your bank may take some days to show it.`,
        order.giftVoucherAmount > 0 &&
          `${sayRupees(order.giftVoucherAmount)} are back on your gift voucher.`,
        !whatComesBack(order) && 'There is nothing to pay for it.',
      ],
    });
  },
  sms: {
    pattern: 'Your ##shop## order ##order## has been cancelled. ##money##.',
    values: ({ orderId, refund, giftVoucherAmount }) => ({
      order: formatOrderId(orderId),
      money:
        refund + giftVoucherAmount > 0
          ? `${sayPlainRupees(refund + giftVoucherAmount)} will be refunded to you`
          : 'Nothing is to be paid',
    }),
  },
  data: orderData,
  isCustomerTriggered: true,
};
