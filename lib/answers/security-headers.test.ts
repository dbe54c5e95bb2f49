import { type SitePage, sitePages } from '../contract/site-pages';
import { securityHeaders, type SecurityHeaderSettings } from './security-headers';

const demo: SecurityHeaderSettings = {
  siteUrl: 'http://localhost:3000',
  isLive: false,
  hstsIncludesSubdomains: false,
};
const ofPages = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
const live = { ...demo, siteUrl: 'https://shop.example', isLive: true };

describe('securityHeaders', () => {
  it('T47: come with every page', () => {
    expect(securityHeaders('/shop', demo)).toEqual({
      ...ofPages,
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  it.each(Object.entries<SitePage>(sitePages))(
    'T47: are these on %s, no others',
    (path, { kind, hasToken }) => {
      const address = path.replace(/\[{1,2}[^\]]+\]{1,2}/g, 'x');
      const isAnswer = path.startsWith('/api/');
      expect(securityHeaders(address, live)).toEqual({
        'X-Content-Type-Options': 'nosniff',
        'Strict-Transport-Security': 'max-age=31536000',
        ...(kind !== 'asset' && ofPages),
        ...(hasToken && { 'Referrer-Policy': 'no-referrer' }),
        ...((isAnswer || kind === 'page') && { 'Cross-Origin-Resource-Policy': 'same-origin' }),
      });
    },
  );

  it.each(['/_next/static/chunks/a.js', '/pictures/a.webp'])('are few on %s', (path) =>
    expect(securityHeaders(path, demo)).toEqual({ 'X-Content-Type-Options': 'nosniff' }),
  );

  it.each([
    '/login/link',
    '/reset-password/abc',
    '/first-day',
    '/confirm-email/abc',
    '/staff-invitation/abc',
    '/unsubscribe/abc',
    '/blogs/preview/abc',
  ])('T47: tell nobody the address of %s', (path) =>
    expect(securityHeaders(path, demo)['Referrer-Policy']).toBe('no-referrer'),
  );

  it.each([
    ['/api/store/cart/', 'same-origin'],
    ['/api/store/files/a.webp', undefined],
    ['/shop', 'same-origin'],
    ['/pictures/a.webp', undefined],
    ['/share/product/a.png', undefined],
  ])('keep %s from other sites: %s', (path, value) =>
    expect(securityHeaders(path, demo)['Cross-Origin-Resource-Policy']).toBe(value),
  );

  it('T47: ask for https for a year in live mode, for subdomains only where set', () => {
    const hsts = (settings: SecurityHeaderSettings) =>
      securityHeaders('/', settings)['Strict-Transport-Security'];
    expect(hsts(live)).toBe('max-age=31536000');
    expect(hsts({ ...live, hstsIncludesSubdomains: true })).toBe(
      'max-age=31536000; includeSubDomains',
    );
    expect(hsts({ ...live, isLive: false })).toBeUndefined();
    expect(hsts({ ...live, siteUrl: 'http://shop.example' })).toBeUndefined();
  });
});
