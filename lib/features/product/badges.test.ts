import { limitBadges } from './badges';

describe('limitBadges', () => {
  it('shows Sugar Free, Best Seller and New Products together, and nothing beyond', () => {
    const badges = ['Sugar Free', 'Best Seller', 'New Products'];
    expect(limitBadges(badges)).toEqual(badges);
    expect(limitBadges([...badges, 'Wild'])).toEqual(badges);
  });
});
