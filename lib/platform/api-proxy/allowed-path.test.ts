import { downloads, endpoints } from '../../contract/calls';
import { allowedPath, findCall, isForgedChange } from './allowed-path';

const serverOnly = ['/user/visitor/', '/user/signin/', '/user/verify-otp/', '/user/logout/'];
serverOnly.push('/user/entry/verify-otp/', '/user/login-link/verify/', '/health', '/outbox/');

describe('allowedPath', () => {
  it('lets every call of the contract through, except those that answer with a token or serve operations', () => {
    for (const { path } of [...endpoints, ...downloads]) {
      const filled = path.replace(/\{\w+\}/g, 'SO-1.2_x~');
      const expected = serverOnly.includes(path) ? null : filled;
      expect({ path, allowed: allowedPath(`/api/store${filled}`) }).toEqual({
        path,
        allowed: expected,
      });
      const bare = filled.replace(/\/$/, '');
      expect(allowedPath(`/api/store${bare}`)).toBe(expected && bare);
    }
  });

  it.each([
    ['/api/store/cart/', '/cart/'],
    ['/api/store/cart/12', '/cart/12'],
    ['/api/store/api/related-other-products/', '/api/related-other-products/'],
    ['/api/store/orders/SO-000123', '/orders/SO-000123'],
    ['/api/store/files/0123.webp', '/files/0123.webp'],
    ['/api/store/payments/SOSE12ab/', '/payments/SOSE12ab/'],
    ['/api/store/staff/tags/', '/staff/tags/'],
    ['/api/store/staff/forms/', '/staff/forms/'],
    ['/api/store/products/12/stock-alert/', '/products/12/stock-alert/'],
  ])('lets %s through', (pathname, path) => {
    expect(allowedPath(pathname)).toBe(path);
  });

  it.each([
    '/api/store/health',
    '/api/store/orders/SO-000123/nothing/',
    '/api/store/user/',
    '/api/store/outbox/',
    '/api/store/openapi.json',
    '/api/store/cart/../health',
    '/api/store/payments/webhook/sandbox',
    '/api/store/payments/return/sandbox/',
    '/api/store/cart/%2e%2e/health',
    '/api/store/%2e%2e/health',
    '/api/store/cart/%2Fhealth',
    '/api/store//health',
    '/api/store/files/%2e%2e/health',
    '/api/store/files/..%2fhealth',
    '/api/store/cart//12',
    '/api/store/cart/12\\..',
    '/api/store/',
    '/api/store',
    '/api/storecart/',
    '/api/store/Cart/',
  ])('stays closed for %s', (pathname) => {
    expect(allowedPath(pathname)).toBeNull();
  });

  it.each(['signin', 'verify-otp', 'entry/verify-otp', 'visitor', 'logout'])(
    'keeps user/%s, whose answer no script should read, to itself',
    (name) => {
      expect(allowedPath(`/api/store/user/${name}/`)).toBeNull();
      expect(allowedPath(`/api/store/user/${name}`)).toBeNull();
    },
  );
});

describe('findCall', () => {
  it.each([
    ['GET', '/events/ecommerce/', '/events/ecommerce/'],
    ['GET', '/events/7', '/events/{id}/'],
    ['GET', '/web/brand/list/', '/web/brand/list/'],
    ['DELETE', '/cart/5/', '/cart/{itemId}'],
  ])('finds %s %s', (method, path, found) => {
    expect(findCall(method, path)?.path).toBe(found);
  });

  it.each([
    ['GET', '/files/a.webp'],
    ['GET', '/staff/orders/'],
    ['DELETE', '/web/brand/list/'],
    ['GET', '/cart/5/6'],
  ])('has none for %s %s', (method, path) => {
    expect(findCall(method, path)).toBeUndefined();
  });
});

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
