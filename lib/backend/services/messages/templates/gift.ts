import type { MailContent } from '../mail-content.ts';
import type { MessageData } from '../message-kinds.ts';
import { namaste } from '../namaste.ts';
import { bankTime, sayRupees } from '../say.ts';
import type { Template } from '../template.ts';

const newCode = 'Your new gift voucher code';

export const giftVoucher: Template<MessageData['gift_voucher']> = {
  mail: ({ receiverName, senderName, amount, code, message, isNewCode }, shop): MailContent => ({
    subject: isNewCode ? newCode : `${senderName} has sent you a gift`,
    preview: isNewCode
      ? `Balance: ${sayRupees(amount)}`
      : `Gift voucher from ${shop}, worth ${sayRupees(amount)}`,
    heading: isNewCode ? newCode : 'A gift for you',
    greeting: namaste(receiverName),
    blocks: [
      {
        type: 'text',
        text: isNewCode
          ? `Here’s the new code for your gift voucher from ${senderName}. It has a balance of ${sayRupees(amount)}. The old code no longer works.`
          : `${senderName} has sent you a gift voucher${senderName === shop ? '' : ` from ${shop}`}. It never expires, and you can use it across several orders.`,
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
        text: 'Enter the code in your cart. Keep it safe: anyone with the code can use it. You can also print this email as a card.',
      },
      { type: 'button', label: 'Shop now', path: '/shop' },
    ],
    reason: `You’re receiving this email because ${senderName} sent you a gift voucher.`,
  }),
  codes: { voucher_code: ({ code }) => code },
};

export const giftVoucherPaid: Template<MessageData['gift_voucher_paid']> = {
  mail: ({ senderName, receiverName, receiverEmail, amount }): MailContent => ({
    subject: `Your gift voucher for ${receiverName} is on its way`,
    preview: `We’ve received your payment of ${sayRupees(amount)}.`,
    heading: 'Your gift is on its way',
    greeting: namaste(senderName),
    blocks: [
      {
        type: 'text',
        text: 'Thank you! We’ve received your payment and are emailing the gift voucher now.',
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
        text: 'Wrong email address? Reply to this email and we’ll send the voucher to the right one.',
      },
    ],
    reason: 'You’re receiving this email because you bought a gift voucher.',
  }),
};

export const paymentRefunded: Template<MessageData['payment_refunded']> = {
  mail: ({ firstName, amount, forWhat, isUnsentVoucher, how }, shop): MailContent => ({
    subject: 'Your refund is on its way',
    preview: `Refund of ${sayRupees(amount)}`,
    heading: 'Your refund is on its way',
    greeting: namaste(firstName),
    blocks: [
      {
        type: 'text',
        text: how
          ? `We’ve sent ${sayRupees(amount)} for ${forWhat} to the UPI ID or bank account you gave us. It can take a few working days to show in your account.`
          : isUnsentVoucher
            ? `We received your payment of ${sayRupees(amount)} after the time allowed for it, so we didn’t send the gift voucher. We’ve refunded the payment to your original payment method. ${bankTime}`
            : `We’ve refunded ${sayRupees(amount)} for ${forWhat} to your original payment method. ${bankTime}`,
      },
    ],
    reason: `You’re receiving this email about your payment to ${shop}.`,
  }),
};
