import { sayStillInReview } from '../../../../contract/order-texts.ts';
import { formatOrderId } from '../../order/order-id.ts';
import { returnDeadlines } from '../../order/return/return-deadline.ts';
import type { MessageData, OrderCancelled, OrderShipped } from '../message-kinds.ts';
import {
  sayCashDue,
  sayDay,
  sayGiftVoucherBack,
  sayList,
  sayPlainRupees,
  sayRefund,
  sayRupees,
} from '../say.ts';
import type { Template } from '../template.ts';
import { noValue, orderData, orderMail, smsDay } from './order-mail.ts';
import { capital, parcelName, trackingFacts } from './parcel.ts';

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
        `Your order ${name} is packed and ready for the courier.${order.hasInvoice ? ' You can download the invoice from the order page.' : ''}`,
      ],
    });
  },
  sms: {
    pattern: 'Your ##shop## order ##order## is packed and ready for the courier.',
    values: ({ orderId }) => ({ order: formatOrderId(orderId) }),
  },
  data: orderData,
};

const orderName = ({ orderId }: { orderId: number }) => parcelName({ orderId, parcel: null });

function shippedTitle({ orderId, parcels, earlier, further, isCorrected }: OrderShipped): string {
  if (isCorrected) return `New tracking details for ${orderName({ orderId })}`;
  const [first, ...others] = parcels;
  const isPart = earlier + further > 0;
  if (isPart && others.length > 0) return `Part of ${orderName({ orderId })} is on its way`;
  const parcel = isPart && first ? first.number : null;
  return `${capital(parcelName({ orderId, parcel }))} is on its way`;
}

const couriersOf = ({ parcels }: OrderShipped): string =>
  sayList([...new Set(parcels.flatMap(({ courier }) => courier ?? []))]);

function shippedText(order: OrderShipped): string {
  if (order.isCorrected) {
    return `The tracking details for ${orderName(order)} have changed. Please use the new ones from now on.`;
  }
  const couriers = couriersOf(order);
  const arrival = order.expectedOn ? ` Expect it by ${sayDay(order.expectedOn)}.` : '';
  return `${shippedTitle(order)}${couriers && ` with ${couriers}`}.${arrival}`;
}

function shippedFacts({ parcels }: OrderShipped): { term: string; value: string }[] {
  if (parcels.length <= 1) return parcels.flatMap(trackingFacts);
  return parcels.flatMap(({ number, courier, trackingNumber }) => {
    const value = [courier, trackingNumber].filter(Boolean).join(', ');
    return value ? [{ term: `Parcel ${number}`, value }] : [];
  });
}

/* Each parcel is paid separately. */
function cashToKeep({ parcels, earlier, further, isGift }: OrderShipped): string | false {
  const isOnly = parcels.length + earlier + further === 1;
  const each = parcels
    .filter(({ cashDue }) => cashDue > 0)
    .map(({ number, cashDue }) => sayRupees(cashDue) + (isOnly ? '' : ` for parcel ${number}`));
  if (each.length === 0) return false;
  const due = sayList(each);
  return isOnly || isGift ? sayCashDue(due, isGift) : `Please keep cash ready: ${due}.`;
}

function smsTracking({ parcels, isCorrected }: OrderShipped): string {
  const [number, ...others] = parcels.flatMap(({ trackingNumber }) => trackingNumber ?? []);
  if (!number) return 'not available';
  return others.length > 0 ? noValue : `${number}${isCorrected ? ' (new)' : ''}`;
}

/** In an SMS, after the number of an order of which a part is sent. */
const smsPart = ({ parcels: [first, ...others], earlier, further }: OrderShipped): string =>
  earlier + further === 0 || !first
    ? ''
    : others.length > 0
      ? ` (parcels ${sayList([first, ...others].map(({ number }) => `${number}`))})`
      : ` (parcel ${first.number})`;

export const orderShipped: Template<MessageData['order_shipped']> = {
  mail: (order) => {
    const { further, isCorrected } = order;
    const facts = shippedFacts(order);
    return orderMail({
      ...order,
      subject: shippedTitle(order),
      preview: shippedText(order),
      heading: shippedTitle(order),
      blocks: [
        shippedText(order),
        facts.length > 0 && { type: 'facts', facts },
        !isCorrected && cashToKeep(order),
        !isCorrected &&
          further > 0 &&
          (further === 1 ? 'Another parcel will follow.' : `${further} more parcels will follow.`),
      ],
    });
  },
  sms: {
    pattern:
      'Your ##shop## order ##order## is on its way with ##courier##. Tracking: ##number##. Delivery: ##day##.',
    values: (order) => ({
      order: formatOrderId(order.orderId) + smsPart(order),
      courier: couriersOf(order) || 'our courier',
      number: smsTracking(order),
      day: smsDay(order.expectedOn),
    }),
  },
  data: orderData,
};

export const orderDelivered: Template<MessageData['order_delivered']> = {
  mail: (order) => {
    const { replacement, others } = returnDeadlines(order.deliveredAt, order.windows);
    const { isPartial } = order;
    const title = `${isPartial ? `Part of ${orderName(order)}` : capital(orderName(order))} has been delivered`;
    return orderMail({
      ...order,
      subject: title,
      preview: isPartial ? 'The rest couldn’t be delivered.' : 'We hope you love it.',
      heading: title,
      blocks: [
        isPartial
          ? `${title}. The rest couldn’t be delivered. We’ll refund anything you’ve paid for it.`
          : `${title}. We hope you love it!`,
        `Something damaged, wrong or expired? Tell us by ${sayDay(replacement)} and we’ll replace it.${others ? ` You can return items for any other reason until ${sayDay(others)}${order.hasNonReturnable ? ', except items marked “Non-returnable”' : ''}.` : ''}`,
      ],
    });
  },
  sms: {
    pattern:
      'Your ##shop## order ##order## has been ##delivered##. Something damaged, wrong or expired? Tell us by ##day## and we will replace it.',
    values: ({ orderId, deliveredAt, windows, isPartial }) => ({
      order: formatOrderId(orderId),
      delivered: isPartial ? 'partly delivered' : 'delivered',
      day: sayDay(returnDeadlines(deliveredAt, windows).replacement),
    }),
  },
  data: orderData,
};

const noPayment = 'No payment was taken';

const sayReplaced = (orderId: number) =>
  `It was the free replacement for order ${formatOrderId(orderId)}. We’ll review your return again and let you know.`;

function refundPreview(order: OrderCancelled): string {
  const { refund, giftVoucherAmount, inReview = 0, replacesId } = order;
  if (replacesId) return sayReplaced(replacesId);
  if (refund > 0) return `Refund of ${sayRupees(refund)}`;
  if (giftVoucherAmount > 0) return sayGiftVoucherBack(giftVoucherAmount);
  return inReview > 0 ? sayStillInReview(sayRupees(inReview)) : `${noPayment}.`;
}

function smsRefund({
  refund,
  giftVoucherAmount,
  inReview = 0,
  replacesId,
}: OrderCancelled): string {
  if (replacesId) return 'We will review your return';
  const parts = [refund, giftVoucherAmount, inReview].filter((amount) => amount > 0);
  if (parts.length > 1) return 'Refund details on order page';
  if (refund > 0) return `Refund: ${sayPlainRupees(refund)}`;
  if (inReview > 0) return 'Refund after payment review';
  return giftVoucherAmount > 0 ? 'Refunded to your gift voucher' : noPayment;
}

export const orderCancelled: Template<MessageData['order_cancelled']> = {
  withoutFreeText: (order) => ({ ...order, reason: '' }),
  mail: (order) => {
    const name = formatOrderId(order.orderId);
    const { inReview = 0 } = order;
    return orderMail({
      ...order,
      subject: `Your order ${name} has been cancelled`,
      preview: refundPreview(order),
      heading: 'Your order has been cancelled',
      blocks: [
        order.isByStore
          ? `We’re sorry, but we’ve had to cancel your order ${name}.`
          : `Your order ${name} has been cancelled.`,
        order.reason && `Reason: ${order.reason}`,
        order.refund > 0 && sayRefund(order.refund),
        order.retainedFee > 0 &&
          `We’ve deducted the delivery fee of ${sayRupees(order.retainedFee)}${order.isByStore ? '' : ', as the order was returned to us undelivered'}.`,
        order.giftVoucherAmount > 0 && sayGiftVoucherBack(order.giftVoucherAmount),
        inReview > 0 && sayStillInReview(sayRupees(inReview)),
        order.refund + order.giftVoucherAmount + inReview === 0 &&
          (order.replacesId ? sayReplaced(order.replacesId) : `${noPayment} for this order.`),
      ],
    });
  },
  sms: {
    pattern: 'Your ##shop## order ##order## has been cancelled. ##money##.',
    values: (order) => ({ order: formatOrderId(order.orderId), money: smsRefund(order) }),
  },
  data: orderData,
  isCustomerTriggered: true,
};
