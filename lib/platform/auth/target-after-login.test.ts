import { targetAfterLogin } from './target-after-login';

describe('after a login', () => {
  it.each(['/', '/cart', '/checkout', '/products/12/neem-tea', '/dashboards'])(
    'staff go from %s to the shop',
    (path) => {
      expect(targetAfterLogin(true, path)).toBe('/shop');
    },
  );

  it.each(['/dashboard', '/dashboard/orders?page=2', '/dashboard?tab=1'])(
    'staff go on in the back office at %s',
    (path) => {
      expect(targetAfterLogin(true, path)).toBe(path);
    },
  );

  it('customers go on where they were', () => {
    expect(targetAfterLogin(false, '/cart')).toBe('/cart');
  });
});
