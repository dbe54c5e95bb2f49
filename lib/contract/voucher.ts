import { number, object, string } from 'yup';
import { appliedGiftVoucher } from './cart.ts';
import { customer } from './endpoint.ts';
import { success } from './envelope.ts';
import { voucherPath } from './paths.ts';
import { amount, text, textOrNull } from './rules.ts';

/** Current cart totals in rupees. */
const voucherAnswer = success.shape({
  message: text(),
  total: amount(),
  gst_amt: amount(),
  discount_amt: amount(),
  /** Amount paid by gift voucher. */
  gift_voucher_amt: number().strict().optional(),
  final_total: amount(),
  /** Applied code as stored; the code of a gift voucher is masked. Null if none is applied. */
  voucher_code: textOrNull().optional(),
  /** The gift voucher, which can be combined with a promotion. */
  gift_voucher: appliedGiftVoucher.nullable().optional().default(undefined),
});

const longest = 'Codes have at most 40 characters';

export const applyVoucher = customer.get(
  voucherPath,
  'Apply a coupon or gift voucher code to the cart, at most one of each',
  {
    query: object({
      voucher_code: string().trim().required('Enter a coupon or voucher code').max(40, longest),
    }),
    answer: voucherAnswer,
  },
);

export const clearVoucher = customer.delete(
  voucherPath,
  'Remove a coupon or gift voucher from the cart; without a code, all of them',
  {
    query: object({ voucher_code: string().trim().max(40, longest).optional() }),
    answer: voucherAnswer,
  },
);
