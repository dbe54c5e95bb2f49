import { askForAccount } from '../../../../contract/order-texts.ts';
import { formatOrderId } from '../../order/order-id.ts';
import type { MessageData, OrderRefunded } from '../message-kinds.ts';
import { bankTime, sayPlainRupees, sayRupees } from '../say.ts';
import type { Template } from '../template.ts';
import { orderData, orderMail } from './order-mail.ts';

interface RefundTexts {
  subject: (name: string) => string;
  heading: string;
  text: (amount: string, name: string, about: OrderRefunded) => string;
  /** For SMS, at most 30 characters. */
  short: string;
}

const texts: Record<'source' | NonNullable<OrderRefunded['how']>, RefundTexts> = {
  source: {
    subject: (name) => `Your refund for order ${name} is on its way`,
    heading: 'Your refund is on its way',
    text: (amount, name) =>
      `We’ve refunded ${amount} for order ${name} to your original payment method. ${bankTime}`,
    short: 'is on its way',
  },
  gift_voucher: {
    subject: (name) => `Your refund for order ${name} has been added to your gift voucher`,
    heading: 'Your refund has been added to your gift voucher',
    text: (amount, name, { hasNewCode }) =>
      `We’ve added ${amount} back to the gift voucher you used for order ${name}.${hasNewCode ? '' : ' You can spend it with the same code.'}`,
    short: 'is in your gift voucher',
  },
  by_hand: {
    subject: (name) => `Your refund for order ${name} is on its way`,
    heading: 'Your refund is on its way',
    text: (amount, name) =>
      `We’ve sent ${amount} for order ${name} to the UPI ID or bank account you gave us. It can take a few working days to show in your account.`,
    short: 'has been sent to your UPI/bank',
  },
  by_hand_soon: {
    subject: (name) => `Refund for your Cash on Delivery order ${name}`,
    heading: 'How we’ll refund you',
    text: (amount, name) =>
      `You paid for order ${name} in cash, so we’ll refund ${amount} by UPI or bank transfer. ${askForAccount} We’ll never ask for a PIN or an OTP.`,
    short: 'is due. We will contact you',
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
        text(sayRupees(about.amount), name, about),
        about.creditNote
          ? { type: 'facts', facts: [{ term: 'Credit note', value: about.creditNote }] }
          : undefined,
      ],
    });
  },
  sms: {
    pattern:
      'Your refund of ##amount## for ##shop## order ##order## ##how##. See the order page for details.',
    values: ({ orderId, amount, how }) => ({
      order: formatOrderId(orderId),
      amount: sayPlainRupees(amount),
      how: texts[how ?? 'source'].short,
    }),
  },
  data: orderData,
};
