import { formatOrderId } from '../../order/order-id.ts';
import type { Block, LedgerRow } from '../mail-content.ts';
import type { GoodsLine, MessageData, OrderPlaced } from '../message-kinds.ts';
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

function account(order: OrderPlaced): Block {
  const rows: LedgerRow[] = [...goodsRows(order.lines)];
  if (order.discount > 0) rows.push({ label: 'Discount', amount: sayRupees(-order.discount) });
  rows.push({
    label: 'Delivery',
    amount: order.shipping > 0 ? sayRupees(order.shipping) : 'Free',
  });
  if (order.giftVoucherAmount > 0) {
    rows.push({ label: 'Gift voucher', amount: sayRupees(-order.giftVoucherAmount) });
  }
  if (order.roundOff) rows.push({ label: 'Round off', amount: sayRupees(order.roundOff) });
  return {
    type: 'ledger',
    rows,
    total: {
      label: 'Total',
      ...(order.tax > 0 && { detail: `includes ${sayRupees(order.tax)} GST` }),
      amount: sayRupees(order.payable),
    },
  };
}

const howPaid = ({ payable, payType }: OrderPlaced) => {
  if (payable === 0) return 'Gift voucher';
  return payType;
};

const giftCard = (message: OrderPlaced['giftMessage']): (Block | string)[] =>
  message ? ['Your gift message:', { type: 'quote', text: message }] : [];

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
        'Thank you for your order! We’ll pack it with care and keep you posted.',
        account(order),
        {
          type: 'facts',
          facts: [
            { term: 'Order', value: name },
            { term: 'Payment', value: howPaid(order) },
            ...deliveryFacts(order),
          ],
        },
        ...giftCard(order.giftMessage),
      ],
    });
  },
  sms: {
    pattern:
      'Your ##shop## order ##order## for ##amount## has been placed. Expected delivery: ##day##.',
    values: ({ orderId, payable, giftVoucherAmount, expectedOn }) => ({
      order: formatOrderId(orderId),
      amount: sayPlainRupees(payable + giftVoucherAmount),
      day: smsDay(expectedOn),
    }),
  },
  withoutFreeText: (order) => ({ ...order, address: noAddress, giftMessage: null }),
  data: orderData,
  isCustomerTriggered: true,
};

export const orderPaid: Template<MessageData['order_paid']> = {
  mail: (order) => {
    const name = formatOrderId(order.orderId);
    const isCovered = order.amount === 0;
    const payment = isCovered
      ? 'Your gift voucher covers the full amount.'
      : `We’ve received ${sayRupees(order.amount)}.`;
    return orderMail({
      ...order,
      subject: isCovered
        ? `Your order ${name} has been placed!`
        : `Payment received for order ${name}`,
      preview: payment,
      heading: isCovered ? 'Thank you for your order' : 'Payment received',
      blocks: [
        isCovered
          ? `Thank you for your order ${name}! ${payment}`
          : `Thank you! We’ve received ${sayRupees(order.amount)} for your order ${name}.`,
        {
          type: 'ledger',
          rows: goodsRows(order.lines),
          total: {
            label: isCovered ? 'Amount due' : 'Paid',
            detail: isCovered
              ? 'after discounts and your gift voucher'
              : 'including delivery, after discounts and any gift voucher',
            amount: sayRupees(order.amount),
          },
        },
        order.expectedOn
          ? `Your order is confirmed. Expect it by ${sayDay(order.expectedOn)}.`
          : 'Your order is confirmed.',
      ],
    });
  },
  sms: {
    pattern: 'We have received ##amount## for your ##shop## order ##order##. Thank you!',
    values: ({ orderId, amount }) => ({
      order: formatOrderId(orderId),
      amount: amount === 0 ? 'full payment by gift voucher' : sayPlainRupees(amount),
    }),
  },
  data: orderData,
};

export const orderPaymentReturned: Template<MessageData['order_payment_returned']> = {
  mail: (order) => {
    const name = formatOrderId(order.orderId);
    const why = order.wasPaidAlready
      ? `order ${name} was already paid for, so we’re refunding the second payment.`
      : `it came too late for order ${name}, so we’re refunding it.`;
    return orderMail({
      ...order,
      subject: `We’re refunding your payment for order ${name}`,
      preview: `Refund of ${sayRupees(order.amount)}`,
      heading: 'We’re refunding your payment',
      blocks: [
        `We received your payment of ${sayRupees(order.amount)}, but ${why}`,
        `The refund will go to your original payment method. ${bankTime}`,
      ],
    });
  },
  sms: {
    pattern:
      'Your payment of ##amount## for ##shop## order ##order## is being refunded, as ##why##.',
    values: ({ orderId, amount, wasPaidAlready }) => ({
      order: formatOrderId(orderId),
      why: wasPaidAlready ? 'the order was already paid for' : 'the payment came too late',
      amount: sayPlainRupees(amount),
    }),
  },
  data: orderData,
};
