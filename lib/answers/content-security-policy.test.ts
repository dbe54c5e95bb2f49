import { contentSecurityPolicy, type PolicySettings } from './content-security-policy';

const plain: PolicySettings = {
  siteUrl: 'http://localhost:3000',
  imageHosts: [],
  hasRecaptcha: false,
};

function parseDirectives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('contentSecurityPolicy', () => {
  it('T47: allows the shop alone where nothing else is set', () => {
    expect(parseDirectives(contentSecurityPolicy(plain))).toEqual({
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
    const policy = parseDirectives(contentSecurityPolicy(plain, ["'nonce-abc'", "'sha256-def='"]));
    expect(policy['script-src']).toEqual(["'self'", "'nonce-abc'", "'sha256-def='"]);
    expect(JSON.stringify(policy)).not.toContain('unsafe-eval');
  });

  it('T46: allows Google only where reCAPTCHA is the captcha', () => {
    expect(contentSecurityPolicy(plain)).not.toContain('google');
    const policy = parseDirectives(contentSecurityPolicy({ ...plain, hasRecaptcha: true }));
    expect(policy['script-src']).toContain('https://www.gstatic.com/recaptcha/');
    expect(policy['frame-src']).toContain('https://recaptcha.google.com/recaptcha/');
    expect(policy['connect-src']).toEqual(["'self'", 'https://www.google.com/recaptcha/']);
  });

  it('allows pictures from the hosts that are named', () => {
    const imageHosts = ['cdn.example.com', '*.a.example', '**.b.example'];
    const policy = parseDirectives(contentSecurityPolicy({ ...plain, imageHosts }));
    expect(policy['img-src']?.slice(3)).toEqual([
      'https://cdn.example.com',
      'https://*.a.example',
      'https://*.b.example',
    ]);
  });

  it('asks for https alone where the shop has it', () => {
    expect(contentSecurityPolicy(plain)).not.toContain('upgrade-insecure-requests');
    expect(contentSecurityPolicy({ ...plain, siteUrl: 'https://shop.example/x' })).toMatch(
      /form-action 'self' https:\/\/shop\.example;.*; upgrade-insecure-requests;/,
    );
  });
});
