import { getGiftVoucherLink, giftVoucherInput } from '../../contract/gift-voucher';
import { formatRupees } from '../../format/money';
import { FormRefusal } from '../../platform/form-posts/form-post';
import { typedAmount } from '../gift-voucher/typed-amount';
import { plainPage, questionPost } from './question-post';

/**
 * Leads to a page with a link to the payment: a form may not be answered by a redirect to the
 * gateway, since the Content-Security-Policy (`form-action`) names this site alone.
 */
export const giftVoucherPost = questionPost({
  name: 'gift-voucher',
  check: ({ amount = '', ...fields }) =>
    giftVoucherInput
      .omit(['recaptcha', 'txnid'])
      .validate(
        { ...fields, amount: typedAmount(amount) },
        { abortEarly: false, stripUnknown: true },
      ),
  send: async (input, { recaptcha, idempotencyKey }, store) => {
    const body = { ...input, recaptcha, txnid: idempotencyKey };
    const { data: pay } = await store(getGiftVoucherLink, { body });
    if (!/^https?:\/\//.test(pay)) {
      throw new FormRefusal('The payment page could not be opened, and nothing was charged.');
    }
    return {
      to: plainPage('gift-voucher', {}),
      message: 'Your voucher is sent as soon as it is paid.',
      values: { pay, amount: formatRupees(Number(input.amount)) },
    };
  },
});
