import { formatOrderId } from '../../order/order-id.ts';
import type { Block, LedgerRow } from '../mail-content.ts';
import type { GoodsLine, MessageData, OrderPlaced } from '../message-kinds.ts';
import { sayDay, sayPlainRupees, sayRupees, sayShortDay } from '../say.ts';
import type { Template } from '../template.ts';
import { addressFacts, noAddress, orderData, orderMail } from './order-mail.ts';

export function goodsRows(lines: readonly GoodsLine[]): LedgerRow[] {
  return lines.map(({ name, quantity, total }) => ({
    label: name,
    detail: quantity === 1 ? '1 item' : `${quantity} items`,
    amount: sayRupees(total),
  }));
}

function account(order: OrderPlaced): Block {
  const rows: LedgerRow[] = [...goodsRows(order.lines)];
  if (order.discount > 0) rows.push({ label: 'Discount', amount: sayRupees(-order.discount) });
  rows.push({
    label: 'Delivery',
    amount: order.shipping > 0 ? sayRupees(order.shipping) : 'free',
  });
  if (order.giftVoucherAmount > 0) {
    rows.push({ label: 'Gift voucher', amount: sayRupees(-order.giftVoucherAmount) });
  }
  return {
    type: 'ledger',
    rows,
    total: {
      label: 'Total',
      ...(order.tax > 0 && { detail: `of which GST ${sayRupees(order.tax)}` }),
      amount: sayRupees(order.payable),
    },
  };
}

const howPaid = ({ payable, payType }: OrderPlaced) => {
  if (payable === 0) return 'Paid with your gift voucher';
  return payType;
};

export const orderPlaced: Template<MessageData['order_placed']> = {
  mail: (order) => {
    const name = formatOrderId(order.orderId);
    return orderMail({
      ...order,
      subject: `Your order ${name} has been placed!`,
      preview: order.expectedOn
        ? `It should arrive by ${sayDay(order.expectedOn)}.`
        : 'Thank you for your order.',
      heading: 'Your order has been placed!',
      blocks: [
        `Thank you for your order ${name}. We pack it with care and tell you of each step.`,
        account(order),
        {
          type: 'facts',
          facts: [
            { term: 'Order', value: name },
            { term: 'Payment', value: howPaid(order) },
            ...(order.expectedOn
              ? [{ term: 'Should arrive by', value: sayDay(order.expectedOn) }]
              : []),
            ...addressFacts(order.address),
          ],
        },
        order.giftMessage ? { type: 'quote', text: order.giftMessage } : undefined,
      ],
    });
  },
  sms: {
    pattern:
      'Your ##shop## order ##order## of ##amount## has been placed. It should arrive by ##day##.',
    values: ({ orderId, payable, giftVoucherAmount, expectedOn }) => ({
      order: formatOrderId(orderId),
      amount: sayPlainRupees(payable + giftVoucherAmount),
      day: expectedOn ? sayShortDay(expectedOn) : 'the day on its page',
    }),
  },
  withoutFreeText: (order) => ({ ...order, address: noAddress, giftMessage: null }),
  data: orderData,
  isCustomerTriggered: true,
};

export const orderPaid: Template<MessageData['order_paid']> = {
  mail: (order) => {
    const name = formatOrderId(order.orderId);
    return orderMail({
      ...order,
      subject: `Your order ${name} is paid`,
      preview: `We have received ${sayRupees(order.amount)}.`,
      heading: 'Thank you, it is paid',
      blocks: [
        `We have received ${sayRupees(order.amount)} for your order ${name}.`,
        {
          type: 'ledger',
          rows: goodsRows(order.lines),
          total: {
            label: 'Paid',
            detail: 'with discount and delivery',
            amount: sayRupees(order.amount),
          },
        },
        order.expectedOn
          ? `It is confirmed and will be packed next. It should arrive by ${sayDay(order.expectedOn)}.`
          : 'It is confirmed and will be packed next.',
      ],
    });
  },
  sms: {
    pattern: 'We have received ##amount## for your ##shop## order ##order##. Thank you!',
    values: ({ orderId, amount }) => ({
      order: formatOrderId(orderId),
      amount: sayPlainRupees(amount),
    }),
  },
  data: orderData,
};

export const orderPaymentReturned: Template<MessageData['order_payment_returned']> = {
  mail: (order) => {
    const name = formatOrderId(order.orderId);
    const why = order.wasPaidAlready
      ? `order ${name} was paid already`
      : `order ${name} can no longer be paid for`;
    return orderMail({
      ...order,
      subject: `Your payment for order ${name} goes back to you`,
      preview: `${sayRupees(order.amount)} go back by themselves.`,
      heading: 'Your payment goes back to you',
      blocks: [
        `We have had a payment from you, but ${why}.`,
        `${sayRupees(order.amount)} go back by themselves to the account that you paid from. Your bank may take some days to show it.`,
      ],
    });
  },
  sms: {
    pattern:
      '##shop## order ##order## ##why##: the ##amount## that you paid go back to the account that you paid from.',
    values: ({ orderId, amount, wasPaidAlready }) => ({
      order: formatOrderId(orderId),
      why: wasPaidAlready ? 'was paid already' : 'can no longer be paid for',
      amount: sayPlainRupees(amount),
    }),
  },
  data: orderData,
};
