import { storeRules } from '../contract/store-rules';
import { formatRupees } from '../format/money';

const { least, most } = storeRules.giftVoucher;

/** `shop`: its name. */
export const giftVoucherTerms = (shop: string): string[] => [
  `A gift voucher can be redeemed on the websites and apps of ${shop} only.`,
  'It has no expiry: gift funds never run out.',
  'There are no fees for its purchase or activation.',
  'It cannot be redeemed at hotels or stores.',
  'It cannot be reloaded.',
  'It cannot be refunded or exchanged for cash, except where the law requires it.',
  `${shop} is not responsible for gift vouchers that are lost or stolen.`,
  'The customer must give a correct email address or mobile number of the recipient.',
  'It is not transferable.',
];

export const giftVoucher = {
  title: 'Gift voucher',
  lead: `From ${formatRupees(least)} to ${formatRupees(most)}, sent by email as soon as it is paid. It pays for anything in the shop, at once or bit by bit.`,
  previewTitle: 'This is how it arrives',
  previewNote: 'By email, made to be printed.',
  stepsTitle: 'How it works',
  steps: [
    {
      name: 'You pay',
      text: 'Checkout opens the payment page: UPI, card or net banking. No account is needed.',
    },
    {
      name: 'We send it',
      text: 'The code goes to the recipient by email, with your words on the card. You are told that it went.',
    },
    {
      name: 'It is spent',
      text: 'The code is typed where the cart asks for a voucher, beside another voucher too. What is not spent stays on it.',
    },
  ],
  termsTitle: 'Terms',
  supportText: 'Something is not as it should be? Write to',
};
