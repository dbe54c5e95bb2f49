import { storeRules } from '../contract/store-rules';
import { formatRupees } from '../format/money';

const { least, most } = storeRules.giftVoucher;

/** `shop`: its name. */
export const giftVoucherTerms = (shop: string): string[] => [
  `It can be redeemed only on ${shop} websites and apps.`,
  'It has no expiry date.',
  'There are no purchase or activation fees.',
  'It cannot be redeemed at hotels or stores.',
  'It cannot be reloaded.',
  'It cannot be refunded or exchanged for cash, except where the law requires it.',
  `${shop} is not responsible for gift vouchers that are lost or stolen.`,
  'Please give the recipient’s correct email address or mobile number.',
  'It is not transferable.',
];

export const giftVoucher = {
  title: 'Gift voucher',
  lead: `From ${formatRupees(least)} to ${formatRupees(most)}, emailed as soon as you pay. Use it on anything in the shop, in one go or over several orders.`,
  previewTitle: 'Preview',
  previewNote: 'Sent by email, ready to print.',
  stepsTitle: 'How it works',
  steps: [
    {
      name: 'You pay',
      text: 'Pay by UPI, card or net banking. You don’t need an account.',
    },
    {
      name: 'We send it',
      text: 'We’ll email the code and your message to the recipient, and send you a confirmation.',
    },
    {
      name: 'They shop',
      text: 'They enter the code in the cart. It works together with a coupon, and any balance stays on the voucher.',
    },
  ],
  termsTitle: 'Terms',
  supportText: 'Something wrong? Write to us at',
};
