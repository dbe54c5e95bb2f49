import { allowedMethods } from './check-request.ts';

describe('the methods of a path', () => {
  it.each([
    '/api/payments/webhook/razorpay',
    '/api/payments/webhook/razorpay/',
    '/api/unsubscribe/abc',
    '/api/unsubscribe/abc/',
  ])('of %s include POST, which programs of others send', (path) => {
    expect(allowedMethods(path)).toContain('POST');
  });

  it.each(['/', '/shop', '/no-such-page', '/products/1/x'])('of %s are GET and HEAD', (path) => {
    expect(allowedMethods(path)).toEqual(['GET', 'HEAD']);
  });
});
