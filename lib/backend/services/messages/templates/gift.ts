import type { MailContent } from '../mail-content.ts';
import type { MessageData } from '../message-kinds.ts';
import { namaste } from '../namaste.ts';
import { sayRupees } from '../say.ts';
import type { Template } from '../template.ts';

export const giftVoucher: Template<MessageData['gift_voucher']> = {
  mail: ({ receiverName, senderName, amount, code, message }, shop): MailContent => ({
    subject: `${senderName} has a gift for you`,
    preview: `A gift voucher of ${shop}, worth ${sayRupees(amount)}.`,
    heading: 'A gift for you',
    greeting: namaste(receiverName),
    blocks: [
      {
        type: 'text',
        text: `${senderName} gives you a ${shop} gift voucher. It does not expire, and what you do not spend at once stays on it.`,
      },
      {
        type: 'voucher',
        amount: sayRupees(amount),
        code,
        to: receiverName,
        from: senderName,
        message,
      },
      {
        type: 'text',
        text: 'Type the code where the cart asks for a voucher. Keep it to yourself: whoever has it can spend it. You can print this email as a card.',
      },
      { type: 'button', label: 'Shop now', path: '/shop' },
    ],
    reason: `You get this email because ${senderName} sent you a gift voucher.`,
  }),
  codes: { voucher_code: ({ code }) => code },
};

export const giftVoucherPaid: Template<MessageData['gift_voucher_paid']> = {
  mail: ({ senderName, receiverName, receiverEmail, amount }): MailContent => ({
    subject: `Your gift voucher for ${receiverName} is on its way`,
    preview: `${sayRupees(amount)}, thank you.`,
    heading: 'Your gift is on its way',
    greeting: namaste(senderName),
    blocks: [
      {
        type: 'text',
        text: 'Thank you. We have received your payment, and the voucher is being sent by email now.',
      },
      {
        type: 'facts',
        facts: [
          { term: 'Gift voucher', value: sayRupees(amount) },
          { term: 'For', value: receiverName },
          { term: 'Sent to', value: receiverEmail },
        ],
      },
      {
        type: 'text',
        text: 'Is that address wrong? Answer this email soon and we send it to the right one.',
      },
    ],
    reason: 'You get this email because you paid for a gift voucher.',
  }),
};

export const paymentRefunded: Template<MessageData['payment_refunded']> = {
  mail: ({ firstName, amount, forWhat }): MailContent => ({
    subject: 'Your refund is on its way',
    preview: `${sayRupees(amount)} is refunded to the account that you paid from.`,
    heading: 'Your refund is on its way',
    greeting: namaste(firstName),
    blocks: [
      {
        type: 'text',
        text: `We have sent ${sayRupees(amount)} for ${forWhat} back to the account that you paid from. Your bank may take some days to show it.`,
      },
    ],
    reason: 'You get this email because you paid us.',
  }),
};
