import { canCancelAll, commonStep } from './bulk-steps';

describe('the step that several orders take together', () => {
  it('is the next one on the way, where all stand alike', () => {
    expect(commonStep(['Pending', 'Pending'])).toBe('Confirmed');
    expect(commonStep(['Confirmed'])).toBe('Packed');
    expect(commonStep(['Packed', 'Packed'])).toBe('Shipped');
    expect(commonStep(['Shipped'])).toBe('Delivered');
  });

  it('is none where they stand differently, or at an end', () => {
    expect(commonStep(['Pending', 'Confirmed'])).toBeUndefined();
    expect(commonStep(['Delivered'])).toBeUndefined();
    expect(commonStep(['Cancelled'])).toBeUndefined();
    expect(commonStep([])).toBeUndefined();
  });
});

describe('cancelling several orders', () => {
  it('is possible until the first of them is on its way', () => {
    expect(canCancelAll(['Pending', 'Confirmed', 'Packed'])).toBe(true);
    expect(canCancelAll(['Pending', 'Shipped'])).toBe(false);
    expect(canCancelAll(['Returned'])).toBe(false);
    expect(canCancelAll([])).toBe(false);
  });
});
