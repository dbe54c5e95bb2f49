import type { IncomingMessage } from 'node:http';
import { dropForeignCookies } from './own-cookies';

function keepOwnCookies(cookie?: string): string | undefined {
  const request = { headers: cookie === undefined ? {} : { cookie } } as IncomingMessage;
  dropForeignCookies(request);
  return request.headers.cookie;
}

describe('T69: the cookies of a request', () => {
  it.each([
    'next-auth.session-token=a.b',
    '__Host-next-auth.session-token.0=a; __Host-next-auth.session-token.1=b',
    '__Host-next-auth.csrf-token=a%7Cb; __Secure-next-auth.callback-url=https%3A%2F%2Fshop.test',
    'visitor=v1; device=d1; kept-contact=k; kept-add-to-cart=k',
  ])('stay where they are of this shop: %s', (cookie) => {
    expect(keepOwnCookies(cookie)).toBe(cookie);
  });

  it.each([
    Array.from({ length: 1_300 }, (_, index) => `kept-${index}=x`).join('; '),
    Array.from({ length: 1_300 }, (_, index) => `c${index}=x`).join('; '),
    '__Secure-next-auth.session-token=x',
    'next-auth.session-token.99=x; next-auth.session-token.00=x',
    'kept-constructor=x; __proto__=y; constructor=z; =w; ;;; nothing',
    '',
    undefined,
  ])('go where they are not: %.60s', (cookie) => {
    expect(keepOwnCookies(cookie)).toBeUndefined();
  });

  it('are one of each name, the last, in the order of the browser', () => {
    const many = 'visitor=x; '.repeat(1_000);
    expect(keepOwnCookies(`${many}_ga=GA1.2; device=d=1; visitor=last`)).toBe(
      'visitor=last; device=d=1',
    );
  });
});
