import { badgesOf } from './badges-of';

describe('badgesOf', () => {
  it('shows Sugar Free, Best Seller and New Products together, and nothing beyond', () => {
    const badges = ['Sugar Free', 'Best Seller', 'New Products'];
    expect(badgesOf(badges)).toEqual(badges);
    expect(badgesOf([...badges, 'Wild'])).toEqual(badges);
  });
});
