import { isOneSlip } from './is-one-slip.ts';

describe('one slip', () => {
  it.each([
    ['refnud', 'refund'],
    ['polcy', 'policy'],
    ['policyy', 'policy'],
    ['polisy', 'policy'],
    ['policy', 'policy'],
  ])('is between %s and %s', (typed, word) => {
    expect(isOneSlip(typed, word)).toBe(true);
  });

  it.each([
    ['oil', 'oils'],
    ['pilicu', 'policy'],
    ['efund', 'refund'],
    ['car', 'care'],
    ['shopping', 'shipping policy'],
  ])('is not between %s and %s', (typed, word) => {
    expect(isOneSlip(typed, word)).toBe(false);
  });
});
