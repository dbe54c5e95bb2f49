import { object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { voucherPath } from './paths.ts';
import { amount, text, textOrNull } from './rules.ts';

/** The totals of the cart as they are now, in rupees (contract: totals). */
const voucherAnswer = success.shape({
  message: text(),
  total: amount(),
  gst_amt: amount(),
  discount_amt: amount(),
  final_total: amount(),
  /** The code as the store writes it; null where none is applied. */
  voucher_code: textOrNull().optional(),
});

export const applyVoucher = endpoint({
  method: 'GET',
  path: voucherPath,
  caller: 'customer',
  summary: 'Apply a voucher code to the cart',
  query: object({
    voucher_code: string()
      .trim()
      .required('Please enter a voucher code')
      .max(40, 'A voucher code has at most 40 characters'),
  }),
  answer: voucherAnswer,
});

export const clearVoucher = endpoint({
  method: 'DELETE',
  path: voucherPath,
  caller: 'customer',
  summary: 'Take the voucher off the cart',
  answer: voucherAnswer,
});
