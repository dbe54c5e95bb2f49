import { formatOrderId } from '../../order/order-id.ts';
import type { MessageData, OrderChanged } from '../message-kinds.ts';
import { sayPlainRupees, sayRefund, sayRupees } from '../say.ts';
import type { Template } from '../template.ts';
import { deliveryFacts, noAddress, orderData, orderMail } from './order-mail.ts';
import { goodsRows } from './order-placed.ts';

function differences({ balanceDue, refund, giftVoucherBack }: OrderChanged): string[] {
  return [
    ...(balanceDue > 0
      ? [`${sayRupees(balanceDue)} is still due. You can pay on the order page.`]
      : []),
    ...(refund > 0 ? [sayRefund(refund)] : []),
    ...(giftVoucherBack > 0
      ? [`We’ve added ${sayRupees(giftVoucherBack)} back to your gift voucher.`]
      : []),
  ];
}

export const orderChanged: Template<MessageData['order_changed']> = {
  mail: (order) => {
    const name = formatOrderId(order.orderId);
    const facts = deliveryFacts(order);
    return orderMail({
      ...order,
      subject: `Your order ${name} has been updated`,
      preview: `New total: ${sayRupees(order.payable)}`,
      heading: 'Your order has been updated',
      blocks: [
        `Here’s your updated order ${name}.`,
        {
          type: 'ledger',
          rows: goodsRows(order.lines),
          total: {
            label: 'Total',
            detail: 'including delivery, after discounts and any gift voucher',
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
      'Your ##shop## order ##order## has been updated. New total: ##amount##. See the order page for details.',
    values: ({ orderId, payable }) => ({
      order: formatOrderId(orderId),
      amount: sayPlainRupees(payable),
    }),
  },
  withoutFreeText: (order) => ({ ...order, address: noAddress }),
  data: orderData,
  isCustomerTriggered: true,
};
