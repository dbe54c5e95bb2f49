import { formatOrderId } from '../../order/order-id.ts';
import type { MessageData, OrderRefunded } from '../message-kinds.ts';
import { bankTime, sayPlainRupees, sayRupees } from '../say.ts';
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
      `We’ve refunded ${amount} for order ${name} to your original payment method. ${bankTime}`,
    short: 'sent to your payment method',
  },
  gift_voucher: {
    subject: (name) => `Your refund for order ${name} has been added to your gift voucher`,
    heading: 'Your refund has been added to your gift voucher',
    text: (amount, name) =>
      `We’ve added ${amount} for order ${name} back to the gift voucher you paid with. Its code stays the same.`,
    short: 'added to your gift voucher',
  },
  by_hand: {
    subject: (name) => `Your refund for order ${name} is on its way`,
    heading: 'Your refund is on its way',
    text: (amount, name) =>
      `We’ve sent ${amount} for order ${name} to the UPI ID or bank account you gave us. It can take a few working days to show in your account.`,
    short: 'sent to your UPI or bank',
  },
  by_hand_soon: {
    subject: (name) => `Refund for your Cash on Delivery order ${name}`,
    heading: 'How we’ll refund you',
    text: (amount, name) =>
      `You paid for order ${name} in cash, so we’ll refund ${amount} by UPI or bank transfer. We’ll contact you for your UPI ID or bank details. We’ll never ask for a PIN or an OTP.`,
    short: 'we will contact you shortly',
  },
};

export const orderRefunded: Template<MessageData['order_refunded']> = {
  mail: (about) => {
    const name = formatOrderId(about.orderId);
    const { subject, heading, text } = texts[about.how ?? 'source'];
    return orderMail({
      ...about,
      subject: subject(name),
      preview: `Refund of ${sayRupees(about.amount)}`,
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
      'Refund of ##amount## for your ##shop## order ##order##: ##how##. See the order page for details.',
    values: ({ orderId, amount, how }) => ({
      order: formatOrderId(orderId),
      amount: sayPlainRupees(amount),
      how: texts[how ?? 'source'].short,
    }),
  },
  data: orderData,
};
