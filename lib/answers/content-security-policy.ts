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
 * Returns the Content-Security-Policy of a page. `scripts` are the sources of its inline scripts:
 * `'sha256-…'`. Never allows `unsafe-inline` or `unsafe-eval` for scripts.
 */
export function contentSecurityPolicy(
  { siteUrl, imageHosts, hasRecaptcha }: PolicySettings,
  scripts: readonly string[] = [],
): string {
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
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Returns what makes the policy headers of a page from the hashes of its inline scripts. */
export const createPolicies =
  ({
    hasRecaptcha,
    ...settings
  }: Omit<PolicySettings, 'hasRecaptcha'> & { hasRecaptcha: () => boolean }) =>
  (hashes: readonly string[]): Record<string, string> => ({
    'content-security-policy': contentSecurityPolicy(
      { ...settings, hasRecaptcha: hasRecaptcha() },
      hashes,
    ),
    'reporting-endpoints': `${reportGroup}="${reportPath}"`,
  });
