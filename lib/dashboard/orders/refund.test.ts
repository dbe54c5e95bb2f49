import { refundBody, refundPreviewText, refundSharesText, withRefund } from './refund';

const draft = { pieces: {}, amount: '', includesShipping: false, reason: 'Broken' };

describe('what is sent for a refund', () => {
  it('is pieces, an amount however it was typed, or the delivery fee', () => {
    expect(refundBody({ ...draft, pieces: { 4: 2, 5: 0 } })).toEqual({
      reason: 'Broken',
      lines: [{ line_id: 4, quantity: 2 }],
    });
    expect(refundBody({ ...draft, amount: ' ₹1,250.50 ' })).toEqual({
      reason: 'Broken',
      amount: 1250.5,
    });
    expect(refundBody({ ...draft, includesShipping: true })).toEqual({
      reason: 'Broken',
      includes_shipping: true,
    });
  });

  it('is nothing yet where something is missing or said twice', () => {
    expect(refundBody(draft)).toBe('Choose items, enter an amount or include the delivery fee');
    expect(refundBody({ ...draft, amount: 'ten' })).toBe('Enter the amount in rupees');
    expect(refundBody({ ...draft, amount: '5', pieces: { 4: 1 } })).toMatch('not both');
    expect(refundBody({ ...draft, amount: '5', reason: ' ' })).toMatch('reason');
  });
});

const preview = { amount: 300, to_source: 0, to_gift_voucher: 0, by_hand: 0 };

describe('words of a refund before it is confirmed', () => {
  it('name the amount and where it goes', () => {
    expect(refundPreviewText({ ...preview, to_source: 250, to_gift_voucher: 50 })).toEqual([
      'Credit note: ₹300.',
      '₹250 will be refunded to the original payment method.',
      '₹50 will be refunded to the gift voucher.',
    ]);
  });

  it('say that cash is paid back manually', () => {
    expect(refundPreviewText({ ...preview, by_hand: 300 })).toContain(
      '₹300 needs a manual refund.',
    );
  });
});

const nothing = { total: 0, to_source: 0, to_gift_voucher: 0, by_hand: 0 };

describe('the words of a refund', () => {
  it('name every way that money goes back', () => {
    const all = { total: 600, to_source: 300, to_gift_voucher: 200, by_hand: 100 };
    expect(refundSharesText(all)).toBe(
      '₹300 will be refunded to the original payment method. ₹200 will be refunded to the gift voucher. ₹100 needs a manual refund.',
    );
    expect(withRefund('Close return', all)).toBe('Close return and refund ₹600');
  });

  it('say that nothing is refunded, and leave the button without an amount', () => {
    expect(refundSharesText(nothing)).toBe('There is nothing to refund.');
    expect(withRefund('Cancel order', nothing)).toBe('Cancel order');
  });
});
