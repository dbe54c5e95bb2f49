import { cancelText } from './cancel-text';

const order = {
  is_paid: true,
  final_total: 599,
  gift_voucher_amt: 0,
  applied_voucher_code: null,
};

it('promises a refund by the bank only where money was paid', () => {
  const refund = 'original payment method';
  expect(cancelText(order)).toContain(refund);
  expect(cancelText({ ...order, is_paid: false })).not.toContain(refund);
  const byVoucher = cancelText({ ...order, final_total: 0, gift_voucher_amt: 599 });
  expect(byVoucher).not.toContain(refund);
  expect(byVoucher).toContain('to your voucher');
  expect(cancelText({ ...order, balance_due: 599 })).not.toContain(refund);
});

it('says that a payment under review is refunded', () => {
  const text = cancelText({ ...order, is_paid: false, payment_in_review_amt: 609 });
  expect(text).toContain('still checking your payment of ₹609');
});
