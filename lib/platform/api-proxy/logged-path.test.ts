import { loggedPath } from './logged-path';

describe('a path in the log', () => {
  it.each(['/user/profile/', '/cart/12', '/orders/SO-000123/cancel/', '/validate-voucher-code/'])(
    'is %s to the letter',
    (path) => expect(loggedPath(path)).toBe(path),
  );

  it.each([
    ['/user/reset-password/0b8e4f3a-2c1d-4e5f-8a9b-0c1d2e3f4a5b/', '/user/reset-password/…/'],
    ['/user/news/17.bG9uZyBzaWduYXR1cmU/stop/', '/user/news/…/stop/'],
    ['/user/get-subscription-payment/1763801234567/', '/user/get-subscription-payment/…/'],
    ['/staff/invitations/Zk3xQ_p-9aTz/accept/', '/staff/invitations/…/accept/'],
  ])('T65: %s is %s', (path, logged) => expect(loggedPath(path)).toBe(logged));
});
