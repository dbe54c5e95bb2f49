import { sayStillDue } from '../../../../contract/order-texts.ts';
import { formatOrderId } from '../../order/order-id.ts';
import type { MessageData, OrderChanged } from '../message-kinds.ts';
import { sayGiftVoucherBack, sayPlainRupees, sayRefund, sayRupees } from '../say.ts';
import type { Template } from '../template.ts';
import { deliveryFacts, noAddress, orderData, orderMail } from './order-mail.ts';
import { orderBill } from './order-placed.ts';

function differences({ balanceDue, paysOnline, refund, giftVoucherBack }: OrderChanged): string[] {
  return [
    ...(balanceDue > 0 ? [sayStillDue(sayRupees(balanceDue), paysOnline)] : []),
    ...(refund > 0 ? [sayRefund(refund)] : []),
    ...(giftVoucherBack > 0 ? [sayGiftVoucherBack(giftVoucherBack)] : []),
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
        orderBill(order),
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
