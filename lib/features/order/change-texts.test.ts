import type { OrderChangePreview } from '../../contract/order-edit';
import { changeTexts } from './change-texts';

const totals = (amount: number) => ({
  total: amount,
  discount_amt: 0,
  gst_amt: 0,
  final_total: amount,
  shipping_amt: 0,
  amount,
});

const preview = (more: Partial<OrderChangePreview>): OrderChangePreview => ({
  version: 1,
  before: totals(700),
  after: totals(700),
  difference: 0,
  to_collect: 0,
  to_refund: 0,
  to_gift_voucher: 0,
  is_cash: false,
  full_address: '1 Test Lane',
  expected_on: null,
  note: '',
  lines: [],
  ...more,
});

describe('words of a changed order', () => {
  it('say that the total stays', () => {
    expect(changeTexts(preview({ is_cash: true }))).toEqual(['The total stays ₹700.']);
  });

  it('name what is collected online, or by the courier', () => {
    const after = totals(800);
    expect(changeTexts(preview({ after, to_collect: 100 }))).toEqual([
      'The total changes from ₹700 to ₹800.',
      '₹100 is due online before packing.',
    ]);
    expect(changeTexts(preview({ after, is_cash: true }))).toContain(
      'The courier will collect the new total.',
    );
  });

  it('name what goes back, and where', () => {
    const after = totals(500);
    expect(changeTexts(preview({ after, to_refund: 150, to_gift_voucher: 50 }))).toEqual([
      'The total changes from ₹700 to ₹500.',
      '₹150 will be refunded to the original payment method.',
      '₹50 will be returned to the gift voucher.',
    ]);
    expect(changeTexts(preview({ to_gift_voucher: -20 }))).toContain(
      '₹20 more will be paid with the gift voucher.',
    );
  });
});
