import { sayIncludedGst, sayStillDue } from '../../../../contract/order-texts.ts';
import { formatOrderId } from '../../order/order-id.ts';
import type { Block, LedgerRow } from '../mail-content.ts';
import type { BilledOrder, GoodsLine, MessageData, OrderPlaced } from '../message-kinds.ts';
import { bankTime, sayDay, sayPlainRupees, sayRupees } from '../say.ts';
import type { Template } from '../template.ts';
import { deliveryFacts, noAddress, orderData, orderMail, smsDay } from './order-mail.ts';

export function goodsRows(lines: readonly GoodsLine[]): LedgerRow[] {
  return lines.map(({ name, quantity, total, parts }) => ({
    label: name,
    detail: goodsDetail(quantity, parts),
    amount: sayRupees(total),
  }));
}

function goodsDetail(quantity: number, parts: GoodsLine['parts']): string {
  if (!parts) return quantity === 1 ? '1 item' : `${quantity} items`;
  const contents = parts.map((part) => `${part.quantity} × ${part.name}`).join(', ');
  return quantity === 1 ? `Combo: ${contents}` : `${quantity} combos, each: ${contents}`;
}

/** Returns the items and amounts of an order; the rows add up to its total. */
export function orderBill(
  order: BilledOrder,
  total: Omit<LedgerRow, 'amount'> = { label: 'Total' },
): Block {
  const rows: LedgerRow[] = [...goodsRows(order.lines)];
  if (order.discount > 0) rows.push({ label: 'Discount', amount: sayRupees(-order.discount) });
  const delivery = order.shipping - order.cashFee;
  rows.push({ label: 'Delivery', amount: delivery > 0 ? sayRupees(delivery) : 'Free' });
  if (order.cashFee > 0) {
    rows.push({ label: 'Cash on Delivery fee', amount: sayRupees(order.cashFee) });
  }
  if (order.giftVoucherAmount > 0) {
    rows.push({ label: 'Gift voucher', amount: sayRupees(-order.giftVoucherAmount) });
  }
  if (order.roundOff) rows.push({ label: 'Round off', amount: sayRupees(order.roundOff) });
  return { type: 'ledger', rows, total: { ...total, amount: sayRupees(order.payable) } };
}

/* A gift voucher is a payment: the total after it says less than the goods cost. */
function billWithGst(order: OrderPlaced, label = 'Total'): (Block | string)[] {
  if (order.tax === 0) return [orderBill(order, { label })];
  const gst = sayRupees(order.tax);
  return order.giftVoucherAmount > 0
    ? [orderBill(order, { label }), sayIncludedGst(gst)]
    : [orderBill(order, { label, detail: `includes ${gst} GST` })];
}

const howPaid = ({ payable, payType }: OrderPlaced) => {
  if (payable === 0) return 'Gift voucher';
  return payType;
};

const packedNext = 'We’ll pack it with care and keep you posted.';

/** Number, payment, delivery and gift message of an order, as the customer confirmed them. */
const orderFacts = (order: OrderPlaced): (Block | string)[] => [
  {
    type: 'facts',
    facts: [
      { term: 'Order', value: formatOrderId(order.orderId) },
      { term: 'Payment', value: howPaid(order) },
      ...deliveryFacts(order),
    ],
  },
  ...(order.giftMessage
    ? (['Your gift message:', { type: 'quote', text: order.giftMessage }] as const)
    : []),
];

const withoutFreeText = <Order extends OrderPlaced>(order: Order): Order => ({
  ...order,
  address: noAddress,
  giftMessage: null,
});

export const orderPlaced: Template<MessageData['order_placed']> = {
  mail: (order) => {
    const name = formatOrderId(order.orderId);
    return orderMail({
      ...order,
      subject: `Your order ${name} has been placed!`,
      preview: order.expectedOn
        ? `Expected delivery: by ${sayDay(order.expectedOn)}`
        : 'Thank you for your order.',
      heading: 'Your order has been placed!',
      blocks: [
        `Thank you for your order! ${packedNext}`,
        ...billWithGst(order),
        ...orderFacts(order),
      ],
    });
  },
  sms: {
    pattern:
      'Your ##shop## order ##order## for ##amount## has been placed. Expected delivery: ##day##.',
    values: ({ orderId, payable, expectedOn }) => ({
      order: formatOrderId(orderId),
      amount: payable === 0 ? 'Rs 0 (paid by gift voucher)' : sayPlainRupees(payable),
      day: smsDay(expectedOn),
    }),
  },
  withoutFreeText,
  data: orderData,
  isCustomerTriggered: true,
};

const paidAmount = ({ payable, balanceDue }: MessageData['order_paid']) => payable - balanceDue;

export const orderPaid: Template<MessageData['order_paid']> = {
  mail: (order) => {
    const name = formatOrderId(order.orderId);
    const { balanceDue } = order;
    const isCovered = order.payable === 0;
    const amount = sayRupees(paidAmount(order));
    const payment = isCovered
      ? 'Your gift voucher covers the full amount.'
      : `We’ve received ${amount}.`;
    return orderMail({
      ...order,
      subject: isCovered
        ? `Your order ${name} has been placed!`
        : `Payment received for order ${name}`,
      preview: payment,
      heading: isCovered ? 'Your order has been placed!' : 'Payment received',
      blocks: [
        isCovered
          ? `Thank you for your order ${name}! ${payment}`
          : `Thank you! We’ve received ${amount} for your order ${name}.`,
        order.isConfirming
          ? `Your order is confirmed. ${packedNext}`
          : balanceDue === 0 && 'There’s nothing left to pay when your order arrives.',
        ...billWithGst(order, isCovered || balanceDue > 0 ? 'Total' : 'Paid'),
        balanceDue > 0 && sayStillDue(sayRupees(balanceDue), true),
        ...orderFacts(order),
      ],
    });
  },
  sms: {
    pattern: 'We have received ##amount## for your ##shop## order ##order##. Thank you!',
    values: (order) => ({
      order: formatOrderId(order.orderId),
      amount:
        order.payable === 0 ? 'full payment by gift voucher' : sayPlainRupees(paidAmount(order)),
    }),
  },
  withoutFreeText,
  data: orderData,
};

interface ReturnedPaymentTexts {
  /** Follows “We received your payment, but”. */
  why: string;
  next?: string;
  /** For SMS, at most 30 characters. */
  short: string;
}

function returnedPayment({
  orderId,
  wasPaidAlready,
  isCancelled,
}: MessageData['order_payment_returned']): ReturnedPaymentTexts {
  const order = `order ${formatOrderId(orderId)}`;
  if (wasPaidAlready) {
    return {
      why: `${order} was already paid for, so we’re refunding the second payment.`,
      short: 'the order was already paid for',
    };
  }
  if (isCancelled) {
    return {
      why: `${order} had already been cancelled, so we’re refunding your payment.`,
      next: 'Still want the items? Please order again.',
      short: 'the order was cancelled',
    };
  }
  return {
    why: `${order} had already been booked with the courier as Cash on Delivery, so we’re refunding your payment.`,
    next: 'Please pay the courier when your order arrives.',
    short: 'the courier will collect cash',
  };
}

export const orderPaymentReturned: Template<MessageData['order_payment_returned']> = {
  mail: (order) => {
    const name = formatOrderId(order.orderId);
    const { why, next } = returnedPayment(order);
    return orderMail({
      ...order,
      subject: `We’re refunding your payment for order ${name}`,
      preview: `Refund of ${sayRupees(order.amount)}`,
      heading: 'We’re refunding your payment',
      blocks: [
        `We received your payment of ${sayRupees(order.amount)}, but ${why}`,
        `The refund will go to your original payment method. ${bankTime}`,
        next,
      ],
    });
  },
  sms: {
    pattern:
      'Your payment of ##amount## for ##shop## order ##order## is being refunded, as ##why##.',
    values: (order) => ({
      order: formatOrderId(order.orderId),
      why: returnedPayment(order).short,
      amount: sayPlainRupees(order.amount),
    }),
  },
  data: orderData,
};
