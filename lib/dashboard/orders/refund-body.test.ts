import { refundBody } from './refund-body';

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
    expect(refundBody(draft)).toBe('Please choose what is refunded');
    expect(refundBody({ ...draft, amount: 'ten' })).toBe('Please give the amount in rupees');
    expect(refundBody({ ...draft, amount: '5', pieces: { 4: 1 } })).toMatch('either');
    expect(refundBody({ ...draft, amount: '5', reason: ' ' })).toMatch('why');
  });
});
