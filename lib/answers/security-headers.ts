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
