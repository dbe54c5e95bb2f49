import { isVisitorWrite } from './visitor';

describe('isVisitorWrite', () => {
  it.each([
    '/cart/',
    '/cart/12',
    '/wishlist/',
    '/products/12/stock-alert/',
    '/user/send-otp/',
    '/user/entry/send-otp/',
    '/user/signup/',
    '/user/release-number/',
  ])('gives a guest who writes to %s a visitor id', (path) => {
    expect(isVisitorWrite('POST', path)).toBe(true);
    expect(isVisitorWrite('GET', path)).toBe(false);
  });

  it.each(['/inquiries/', '/products/12/stock-alert/more', '/cartoon/'])(
    'gives none for %s',
    (path) => {
      expect(isVisitorWrite('POST', path)).toBe(false);
    },
  );
});
