import { downloads, endpoints } from '../../contract/calls';
import { allowedPath } from './allowed-path';

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
