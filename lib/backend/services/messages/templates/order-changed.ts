import { formatOrderId } from '../../order/order-id.ts';
import type { MessageData, OrderChanged } from '../message-kinds.ts';
import { sayDay, sayPlainRupees, sayRupees } from '../say.ts';
import type { Template } from '../template.ts';
import { addressFacts, noAddress, orderData, orderMail } from './order-mail.ts';
import { goodsRows } from './order-placed.ts';

function differences({ balanceDue, refund, giftVoucherBack }: OrderChanged): string[] {
  return [
    ...(balanceDue > 0
      ? [`${sayRupees(balanceDue)} are still to be paid: the order page has a button for it.`]
      : []),
    ...(refund > 0 ? [`${sayRupees(refund)} is refunded to your original payment.`] : []),
    ...(giftVoucherBack > 0
      ? [`${sayRupees(giftVoucherBack)} are back on your gift voucher.`]
      : []),
  ];
}

export const orderChanged: Template<MessageData['order_changed']> = {
  mail: (order) => {
    const name = formatOrderId(order.orderId);
    const facts = [
      ...(order.expectedOn ? [{ term: 'Should arrive by', value: sayDay(order.expectedOn) }] : []),
      ...addressFacts(order.address),
    ];
    return orderMail({
      ...order,
      subject: `Your order ${name} has been changed`,
      preview: `It comes to ${sayRupees(order.payable)} now.`,
      heading: 'Your order has been changed',
      blocks: [
        `This is your order ${name} as it stands now.`,
        {
          type: 'ledger',
          rows: goodsRows(order.lines),
          total: {
            label: 'Total',
            detail: 'with discount and delivery',
            amount: sayRupees(order.payable),
          },
        },
        ...differences(order),
        facts.length > 0 && { type: 'facts', facts },
      ],
    });
  },
  sms: {
    pattern:
      'Your ##shop## order ##order## has been changed and comes to ##amount## now. See the page of your order.',
    values: ({ orderId, payable }) => ({
      order: formatOrderId(orderId),
      amount: sayPlainRupees(payable),
    }),
  },
  withoutFreeText: (order) => ({ ...order, address: noAddress }),
  data: orderData,
  isCustomerTriggered: true,
};
