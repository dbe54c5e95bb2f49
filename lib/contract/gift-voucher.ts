import { object, string, type InferType } from 'yup';
import { anyone } from './endpoint.ts';
import { success } from './envelope.ts';
import { groupDigits } from './group-digits.ts';
import { captchaToken, clientTxnId, email, line, text } from './rules.ts';
import { storeRules } from './store-rules.ts';

const { least, most, messageLength } = storeRules.giftVoucher;

const isInteger = (value: string) => /^\d{1,9}$/.test(value);
const isWithin = (value: string) => Number(value) >= least && Number(value) <= most;
const bounds = `Choose an amount from ₹${groupDigits(least)} to ₹${groupDigits(most)}`;

/** `500.00` also counts as whole rupees. */
const withoutNoPaise = (value: unknown) =>
  typeof value === 'string' ? value.replace(/^(\d+)\.0{1,2}$/, '$1') : value;

/** Whole rupees, as text. Only one error message is reported. */
const wholeRupees = () =>
  string()
    .trim()
    .transform(withoutNoPaise)
    .required('Choose an amount')
    .test('whole', 'Enter whole rupees', (value = '') => !value || isInteger(value))
    .test('bounds', bounds, (value = '') => !isInteger(value) || isWithin(value));

export const giftVoucherInput = object({
  amount: wholeRupees(),
  receiver_name: line(100).required('Enter the recipient’s name'),
  receiver_email: email().required('Enter the recipient’s email'),
  sender_name: line(100).required('Enter your name'),
  sender_email: email().required('Enter your email'),
  message: line(messageLength).optional(),
  /** Idempotency key of the client: a repeated request gets the first answer. */
  txnid: clientTxnId().optional(),
  recaptcha: captchaToken(),
});
export type GiftVoucherInput = InferType<typeof giftVoucherInput>;

export const getGiftVoucherLink = anyone.post(
  '/getvoucgerpaymentlink/',
  'Create a payment link for a gift voucher; the voucher is emailed after payment',
  {
    feature: 'gift_vouchers',
    body: giftVoucherInput,
    answer: success.shape({
      /** URL of the gateway's payment page. */
      data: text(),
    }),
    repeatable: 'in part',
  },
);
