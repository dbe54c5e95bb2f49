import { isKnownPath } from './is-known-path';

describe('an address', () => {
  it('is known where the site has a page of its shape', () => {
    expect(isKnownPath('/shop')).toBe(true);
    expect(isKnownPath('/products/1/anything')).toBe(true);
    expect(isKnownPath('/nowhere')).toBe(false);
  });

  it('of the pattern book is known in development alone', () => {
    expect(isKnownPath('/design')).toBe(false);
  });
});
