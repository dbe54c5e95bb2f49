import { refundSharesText, withRefund } from './refund-shares-text';

const nothing = { total: 0, to_source: 0, to_gift_voucher: 0, by_hand: 0 };

describe('the words of a refund', () => {
  it('name every way that money goes back', () => {
    const all = { total: 600, to_source: 300, to_gift_voucher: 200, by_hand: 100 };
    expect(refundSharesText(all)).toBe(
      '₹300 is refunded to the original payment. ₹200 goes back to the gift voucher. ₹100 has to be paid back manually.',
    );
    expect(withRefund('Close return', all)).toBe('Close return and refund ₹600');
  });

  it('say that nothing is refunded, and leave the button without an amount', () => {
    expect(refundSharesText(nothing)).toBe('Nothing is refunded.');
    expect(withRefund('Cancel order', nothing)).toBe('Cancel order');
  });
});
