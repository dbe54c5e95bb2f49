import { channelLabel, faultText, isShort, outcomeText, paymentStateLabel } from './payment-texts';

describe('how a payment stands', () => {
  it('says first what the gateway knows and the shop does not', () => {
    expect(paymentStateLabel({ state: 'created', is_not_taken: false }).label).toBe('Started');
    expect(paymentStateLabel({ state: 'created', is_not_taken: true })).toEqual({
      label: 'Paid, not recorded',
      mood: 'bad',
    });
  });
});

describe('how it was heard', () => {
  it('is said in words, or as it is called', () => {
    expect(channelLabel('webhook')).toBe('From the gateway');
    expect(channelLabel('letter')).toBe('letter');
  });
});

describe('what came of it', () => {
  it('is said in words, amounts in rupees', () => {
    expect(faultText('flagged: 39901 paise instead of 40000')).toBe(
      '₹399.01 was paid instead of ₹400',
    );
    expect(faultText('flagged: USD instead of INR')).toBe('USD instead of INR');
    expect(outcomeText('flagged: USD instead of INR')).toBe('Mismatch: USD instead of INR');
    expect(outcomeText('nothing new')).toBe('Already known, no action taken');
    expect(outcomeText(null)).toBe('Done');
  });

  it('is short if less was paid, or in another currency', () => {
    expect(isShort('flagged: 39901 paise instead of 40000')).toBe(true);
    expect(isShort('flagged: 40100 paise instead of 40000')).toBe(false);
    expect(isShort('flagged: USD instead of INR')).toBe(true);
    expect(isShort('flagged: the order was paid before')).toBe(false);
  });
});
