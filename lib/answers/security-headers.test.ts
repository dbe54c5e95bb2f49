import { type SitePage, sitePages } from '../contract/site-pages';
import {
  policyHeaders,
  type PolicySettings,
  securityHeaders,
  type SecurityHeaderSettings,
} from './security-headers';

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

const plain: PolicySettings = {
  siteUrl: 'http://localhost:3000',
  imageHosts: [],
  hasRecaptcha: false,
};

const policyOf = (settings: PolicySettings, scripts: string[] = []): string =>
  policyHeaders(settings, scripts)['content-security-policy'] ?? '';

function parseDirectives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the Content-Security-Policy', () => {
  it('T47: allows the shop alone where nothing else is set', () => {
    expect(parseDirectives(policyOf(plain))).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'connect-src': ["'self'"],
      'worker-src': ["'self'"],
      'frame-src': ["'self'", 'https://www.openstreetmap.org'],
      'form-action': ["'self'", 'http://localhost:3000'],
      'frame-ancestors': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'report-uri': ['/api/csp-reports'],
      'report-to': ['csp'],
    });
  });

  it('allows the inline scripts that it is given, and never all of them', () => {
    const policy = parseDirectives(policyOf(plain, ["'nonce-abc'", "'sha256-def='"]));
    expect(policy['script-src']).toEqual(["'self'", "'nonce-abc'", "'sha256-def='"]);
    expect(JSON.stringify(policy)).not.toContain('unsafe-eval');
  });

  it('T46: allows Google only where reCAPTCHA is the captcha', () => {
    expect(policyOf(plain)).not.toContain('google');
    const policy = parseDirectives(policyOf({ ...plain, hasRecaptcha: true }));
    expect(policy['script-src']).toContain('https://www.gstatic.com/recaptcha/');
    expect(policy['frame-src']).toContain('https://recaptcha.google.com/recaptcha/');
    expect(policy['connect-src']).toEqual(["'self'", 'https://www.google.com/recaptcha/']);
  });

  it('allows pictures from the hosts that are named', () => {
    const imageHosts = ['cdn.example.com', '*.a.example', '**.b.example'];
    const policy = parseDirectives(policyOf({ ...plain, imageHosts }));
    expect(policy['img-src']?.slice(3)).toEqual([
      'https://cdn.example.com',
      'https://*.a.example',
      'https://*.b.example',
    ]);
  });

  it('asks for https alone where the shop has it', () => {
    expect(policyOf(plain)).not.toContain('upgrade-insecure-requests');
    expect(policyOf({ ...plain, siteUrl: 'https://shop.example/x' })).toMatch(
      /form-action 'self' https:\/\/shop\.example;.*; upgrade-insecure-requests;/,
    );
  });
});
