import { findPage } from '../contract/find-page';
import { routes, safeBackTo } from './routes';

const fallback = '/shop';

describe('safeBackTo', () => {
  it.each([
    '/',
    '/profile',
    '/orders/SO-000001',
    '/shop?brand=1&search=a%20b',
    '/profile#orders',
    '/products/1/%E0%A4%B9',
    '/checkout?next=//evil.example',
    '/blogs/1/a..b',
  ])('leads back to %p', (path) => {
    expect(safeBackTo(path, fallback)).toBe(path);
  });

  it('leads back to other letters as a header can hold them', () => {
    expect(safeBackTo('/blogs/3/हल्दी', fallback)).toBe(`/blogs/3/${encodeURIComponent('हल्दी')}`);
  });

  it.each([
    undefined,
    null,
    '',
    ' ',
    '//evil.example',
    '///evil.example',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/shop\\..\\\\evil.example',
    'https://evil.example',
    'http:evil.example',
    'https:/evil.example',
    'HTTPS://EVIL.EXAMPLE',
    'evil.example',
    '@evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://evil.example/x',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/ /evil.example',
    '/\u0000/evil.example',
    '/\u0001/evil.example',
    '/\u00a0/evil.example',
    '%2f%2fevil.example',
    '%5c%5cevil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/./..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '/shop/..//evil.example',
    '/shop/%2e%2e//evil.example',
    '/a/b/../..//evil.example/x',
  ])('never leads to %p', (candidate) => {
    expect(safeBackTo(candidate, fallback)).toBe(fallback);
  });

  it.each([
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/@evil.example',
    '/:80',
  ])('takes %p for what it is: a path of this site', (candidate) => {
    const { origin } = new URL(safeBackTo(candidate, fallback), 'https://shop.example.in');
    expect(origin).toBe('https://shop.example.in');
  });
});

describe('pages that need a login', () => {
  it.each([
    routes.profile,
    routes.editProfile,
    routes.addAddress(),
    routes.editAddress(1),
    routes.order('SO-000001'),
    routes.checkout,
    routes.updatePassword,
    routes.subscriptionPayment,
    routes.confirmEmail('x.y'),
    routes.scheduleAppointment,
    routes.appointment(1),
    routes.dashboard,
    routes.setup,
  ])('include %p', (path) => {
    expect(findPage(path)?.needsLogin).toBe(true);
  });

  it.each([routes.home, routes.cart, routes.wishlist, routes.login(), routes.resetPassword])(
    'leave out %p',
    (path) => {
      expect(findPage(path)).toMatchObject({ kind: 'page' });
      expect(findPage(path)?.needsLogin).toBeUndefined();
    },
  );
});

describe('fillPath', () => {
  it('puts each value in its place', () => {
    expect(routes.product({ id: 7, name: 'Neem & tulsi' })).toBe('/products/7/neem-tulsi');
    expect(routes.reviews({ id: 7, name: 'Neem' })).toBe('/products/7/reviews/neem');
    expect(routes.editAddress(3, '/checkout')).toBe(
      '/profile/addresses/3/edit?callbackUrl=%2Fcheckout',
    );
    expect(routes.order('$&')).toBe('/orders/$&');
  });
});
