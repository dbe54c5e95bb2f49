import { isForgedChange } from './changing-call';

const site = 'https://shop.example.in';
const isForged = (
  headers: Record<string, string>,
  path = '/validate-voucher-code/',
  method = 'GET',
) => isForgedChange(method, path, new Headers({ host: 'shop.example.in', ...headers }), site);
const script = { accept: 'application/json', 'sec-fetch-site': 'same-origin' };

describe('a call that changes something', () => {
  it('passes from a script of the shop, and from a program that is no browser', () => {
    expect(isForged(script)).toBe(false);
    expect(isForged({ accept: '*/*' })).toBe(false);
    expect(isForged({})).toBe(false);
  });

  it.each([
    ['a link on another site', { accept: 'text/html,*/*;q=0.8', 'sec-fetch-site': 'cross-site' }],
    ['a picture on another site', { accept: 'image/avif,*/*', 'sec-fetch-site': 'cross-site' }],
    ['a script of a sister site', { accept: '*/*', 'sec-fetch-site': 'same-site' }],
    ['a script of another site', { origin: 'https://evil.test' }],
    ['an old browser that follows a link', { accept: 'text/html,*/*;q=0.8' }],
    ['an old browser that loads a picture', { accept: 'image/webp,*/*' }],
    ['a picture in a text of the shop', { ...script, accept: 'image/webp,*/*' }],
  ])('T21: a voucher is not applied by %s', (_who, headers) => {
    expect(isForged(headers)).toBe(true);
    expect(isForged(headers, '/validate-voucher-code')).toBe(true);
  });

  it('T21: is refused from other sites by any method but GET, and a read is not', () => {
    const elsewhere = { 'sec-fetch-site': 'cross-site' };
    expect(isForged(elsewhere, '/cart/', 'POST')).toBe(true);
    expect(isForged(elsewhere, '/cart/', 'DELETE')).toBe(true);
    expect(isForged(elsewhere, '/cart/')).toBe(false);
    expect(isForged(script, '/cart/', 'POST')).toBe(false);
  });
});
