import { refundPreviewText } from './refund-preview-text';

const preview = { amount: 300, to_source: 0, to_gift_voucher: 0, by_hand: 0 };

describe('words of a refund before it is confirmed', () => {
  it('name the amount and where it goes', () => {
    expect(refundPreviewText({ ...preview, to_source: 250, to_gift_voucher: 50 })).toEqual([
      'The credit note comes to ₹300.',
      '₹250 is refunded to the original payment.',
      '₹50 goes back to the gift voucher.',
    ]);
  });

  it('say that cash is paid back manually', () => {
    expect(refundPreviewText({ ...preview, by_hand: 300 })).toContain(
      '₹300 has to be paid back manually.',
    );
  });
});
