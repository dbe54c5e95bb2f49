import { formatOrderId } from '../../order/order-id.ts';
import type { MessageData, OrderRefunded } from '../message-kinds.ts';
import { sayPlainRupees, sayRupees } from '../say.ts';
import type { Template } from '../template.ts';
import { orderData, orderMail } from './order-mail.ts';

interface RefundTexts {
  subject: (name: string) => string;
  heading: string;
  text: (amount: string, name: string) => string;
  /** For SMS, at most 30 characters. */
  short: string;
}

const texts: Record<'source' | NonNullable<OrderRefunded['how']>, RefundTexts> = {
  source: {
    subject: (name) => `Your refund for order ${name} is on its way`,
    heading: 'Your refund is on its way',
    text: (amount, name) =>
      `We have sent ${amount} for your order ${name} back to the account that you paid from. Your bank may take some days to show it.`,
    short: 'sent to where you paid from',
  },
  gift_voucher: {
    subject: (name) => `Your refund for order ${name} is on your gift voucher`,
    heading: 'Your refund is on your gift voucher',
    text: (amount, name) =>
      `${amount} of your order ${name} are back on the gift voucher that they were paid with. The voucher keeps its code.`,
    short: 'back on your gift voucher',
  },
  by_hand: {
    subject: (name) => `Your refund for order ${name} is on its way`,
    heading: 'Your refund is on its way',
    text: (amount, name) =>
      `We have paid ${amount} for your order ${name} to the account that you gave us. Your bank may take some days to show it.`,
    short: 'paid to the account you named',
  },
  by_hand_soon: {
    subject: (name) => `We pay you back for order ${name}`,
    heading: 'We pay you back',
    text: (amount, name) =>
      `You paid order ${name} in cash, so we pay ${amount} back by bank transfer or UPI. Somebody of our shop asks you where to send it; nobody of ours ever asks for a PIN or an OTP.`,
    short: 'we ask you where to send it',
  },
};

export const orderRefunded: Template<MessageData['order_refunded']> = {
  mail: (about) => {
    const name = formatOrderId(about.orderId);
    const { subject, heading, text } = texts[about.how ?? 'source'];
    return orderMail({
      ...about,
      subject: subject(name),
      preview: `It is about ${sayRupees(about.amount)}.`,
      heading,
      blocks: [
        text(sayRupees(about.amount), name),
        about.creditNote
          ? { type: 'facts', facts: [{ term: 'Credit note', value: about.creditNote }] }
          : undefined,
      ],
    });
  },
  sms: {
    pattern:
      'Refund of ##amount## for your ##shop## order ##order##: ##how##. See the page of your order.',
    values: ({ orderId, amount, how }) => ({
      order: formatOrderId(orderId),
      amount: sayPlainRupees(amount),
      how: texts[how ?? 'source'].short,
    }),
  },
  data: orderData,
};
