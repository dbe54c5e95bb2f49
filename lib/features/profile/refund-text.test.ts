import { refundText } from './refund-text';

describe('refundWords', () => {
  it('tells money on its way from money that has come', () => {
    expect(refundText({ amount: 199, state: 'requested' })).toBe('₹199 is on its way back to you.');
    expect(refundText({ amount: 199, state: 'sent' })).toBe('₹199 is on its way back to you.');
    expect(refundText({ amount: 199, state: 'settled' })).toMatch('went back');
    expect(refundText({ amount: 199, state: 'failed' })).toMatch('care team');
  });
});
