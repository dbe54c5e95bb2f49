import { readEnv } from './env.ts';
import { liveSettings } from './testing/live-settings.ts';

const names = ['VISITOR_SECRET', 'REVALIDATE_SECRET', 'CAPTCHA_SECRET', 'DATA_ENCRYPTION_KEY'];
const secrets = Object.fromEntries(names.map((name) => [name, 'x'.repeat(32)]));
const proxiesOf = (settings: Record<string, string>) =>
  readEnv({ ...secrets, PAYMENT_SANDBOX_SECRET: 'p'.repeat(32), ...settings }).trustedProxies;
const live = (settings: Record<string, string>) => () =>
  readEnv({ ...secrets, ...liveSettings, ...settings });

describe('who may tell the store API a client address', () => {
  it('is this machine unless something else is set', () => {
    expect(proxiesOf({})).toEqual(['loopback']);
    expect(proxiesOf({ API_TRUSTED_PROXIES: 'private, 203.0.113.7,2001:db8::/32' })).toEqual([
      'loopback',
      'linklocal',
      'uniquelocal',
      '203.0.113.7',
      '2001:db8::/32',
    ]);
  });

  it.each(['1', '10.0.0.0/99', 'everybody', '10.0.0.1,,', '203.0.113.7:80', '0.0.0.0/0'])(
    'cannot be %p',
    (value) => {
      expect(() => proxiesOf({ API_TRUSTED_PROXIES: value })).toThrow(
        'API_TRUSTED_PROXIES must be addresses or CIDRs',
      );
    },
  );

  it('T28: must be said in live mode where other machines reach the API', () => {
    expect(live({ API_HOST: '0.0.0.0' })).toThrow('API_TRUSTED_PROXIES is missing');
    expect(live({ API_HOST: '0.0.0.0', API_TRUSTED_PROXIES: 'private' })).not.toThrow();
    expect(live({ API_HOST: '127.0.0.1' })).not.toThrow();
  });
});
