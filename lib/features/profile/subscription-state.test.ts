import { subscriptionState, refundText } from './subscription-state';

const state = (active: boolean, expired: boolean, cancelled = false) =>
  subscriptionState({ is_active: active, is_expired: expired, is_cancelled: cancelled });

describe('subscriptionState', () => {
  it('tells a month that runs from one that is over or comes', () => {
    expect(state(true, false)).toBe('Active');
    expect(state(false, true)).toBe('Expired');
    expect(state(false, false)).toBe('Starts later');
  });

  it('calls a cancelled month so, whenever it was', () => {
    expect(state(false, true, true)).toBe('Cancelled');
    expect(state(false, false, true)).toBe('Cancelled');
  });
});

describe('refundWords', () => {
  it('tells money on its way from money that has come', () => {
    expect(refundText({ amount: 199, state: 'requested' })).toBe('₹199 is being refunded.');
    expect(refundText({ amount: 199, state: 'sent' })).toBe('₹199 is being refunded.');
    expect(refundText({ amount: 199, state: 'settled' })).toMatch('was refunded');
    expect(refundText({ amount: 199, state: 'failed' })).toMatch('care team');
  });
});
