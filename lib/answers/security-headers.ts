import { findPage } from '../contract/find-page.ts';

/** A year, in seconds. */
const hstsMaxAge = 31_536_000;

const apiAnswers = /^\/api\/(?!store\/files\/)/;

const permissions = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=(self)',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'usb=()',
].join(', ');

export interface SecurityHeaderSettings {
  siteUrl: string;
  isLive: boolean;
  hstsIncludesSubdomains: boolean;
}

/**
 * Returns the headers of every answer of the storefront at a path, except the
 * Content-Security-Policy.
 */
export function securityHeaders(
  path: string,
  { siteUrl, isLive, hstsIncludesSubdomains }: SecurityHeaderSettings,
): Record<string, string> {
  const page = findPage(path);
  const hsts = `max-age=${hstsMaxAge}${hstsIncludesSubdomains ? '; includeSubDomains' : ''}`;
  return {
    'X-Content-Type-Options': 'nosniff',
    ...(isLive && siteUrl.startsWith('https:') && { 'Strict-Transport-Security': hsts }),
    // On scripts and pictures these headers would only add size.
    ...(page?.kind !== 'asset' && {
      'Referrer-Policy': page?.hasToken ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'X-Frame-Options': 'SAMEORIGIN',
      'Permissions-Policy': permissions,
      'Cross-Origin-Opener-Policy': 'same-origin',
    }),
    // Not on pictures: mail programs and other sites show them.
    ...((page?.kind === 'page' || apiAnswers.test(path)) && {
      'Cross-Origin-Resource-Policy': 'same-origin',
    }),
  };
}

/** Path of CSP violation reports; `reportGroup` is the endpoint's name in `Reporting-Endpoints`. */
const reportPath = '/api/csp-reports';
const reportGroup = 'csp';

const mapFrames = 'https://www.openstreetmap.org';
const recaptchaScripts = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
];
const recaptchaFrames = [
  'https://www.google.com/recaptcha/',
  'https://recaptcha.google.com/recaptcha/',
];

export interface PolicySettings {
  /** The public address of the shop. */
  siteUrl: string;
  /** Host names of external pictures; `**.` stands for any subdomain, as in next.config.mjs. */
  imageHosts: readonly string[];
  hasRecaptcha: boolean;
}

/**
 * Returns the headers with the Content-Security-Policy of a page. `scripts` are the sources of its
 * inline scripts: `'sha256-…'`. Never allows `unsafe-inline` or `unsafe-eval` for scripts.
 */
export function policyHeaders(
  { siteUrl, imageHosts, hasRecaptcha }: PolicySettings,
  scripts: readonly string[] = [],
): Record<string, string> {
  const { origin, protocol } = new URL(siteUrl);
  const pictures = imageHosts.map((host) => `https://${host.replace(/^\*\*\./, '*.')}`);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...(hasRecaptcha ? recaptchaScripts : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pictures],
    'connect-src': ["'self'", ...(hasRecaptcha ? recaptchaFrames.slice(0, 1) : [])],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", mapFrames, ...(hasRecaptcha ? recaptchaFrames : [])],
    // Chromium also checks the redirects after a form submission: a sandbox payment ends at
    // SITE_URL.
    'form-action': ["'self'", origin],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    ...(protocol === 'https:' && { 'upgrade-insecure-requests': [] }),
    'report-uri': [reportPath],
    'report-to': [reportGroup],
  };
  const policy = Object.entries(directives).map(([name, sources]) => [name, ...sources].join(' '));
  return {
    'content-security-policy': policy.join('; '),
    'reporting-endpoints': `${reportGroup}="${reportPath}"`,
  };
}
