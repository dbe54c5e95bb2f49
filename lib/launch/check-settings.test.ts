import { randomBytes } from 'node:crypto';
import { checkSettings } from './check-settings.ts';

const secrets = Object.fromEntries(
  [
    'NEXTAUTH_SECRET',
    'REVALIDATE_SECRET',
    'VISITOR_SECRET',
    'CAPTCHA_SECRET',
    'DATA_ENCRYPTION_KEY',
  ].map((name) => [name, randomBytes(32).toString('hex')]),
);

const messageFor = (given: Record<string, string>) =>
  checkSettings(given).then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

describe('the settings of all programs', () => {
  it('need nothing in a demo', async () => {
    expect(await messageFor({})).toBe('');
  });

  it('name in one message all that live mode lacks, each once', async () => {
    const message = await messageFor({ STORE_MODE: 'live' });
    const faults = message.split('\n').filter((line) => line.startsWith('  '));
    for (const part of [
      'SITE_URL must be the public https:// address of the shop in live mode',
      'TRUSTED_PROXIES must be set in live mode',
      'NEXTAUTH_SECRET is missing',
      'DATA_ENCRYPTION_KEY is missing',
    ]) {
      expect(message.split(part)).toHaveLength(2);
    }
    // Owners enter these in the back office.
    expect(message).not.toMatch(/PAYMENT_PROVIDER|SMTP_URL|MSG91/);
    expect(new Set(faults).size).toBe(faults.length);
    expect(message.match(/SITE_URL/g)).toHaveLength(1);
    expect(message.match(/VISITOR_SECRET/g)).toHaveLength(1);
  });

  it('name what is wrong in each program', async () => {
    const message = await messageFor({
      PORT: 'x',
      UPLOADS_MB: 'x',
      ANSWERS_MB: 'x',
      LOG_LEVEL: 'loud',
    });
    expect(message.split('\n')).toEqual([
      'Fix these settings:',
      '  PORT must be a port number from 1 to 65535, not "x"',
      '  LOG_LEVEL is unknown',
      '  UPLOADS_MB must be a whole number of MB, 1 or more',
      '  ANSWERS_MB must be a number of megabytes',
    ]);
  });

  it('leave the API alone that somebody else runs', async () => {
    const live = {
      ...secrets,
      STORE_MODE: 'live',
      SITE_URL: 'https://shop.example.in',
      TRUSTED_PROXIES: 'none',
      STORE_API_URL: 'https://api.example.in',
    };
    expect(await messageFor(live)).toBe('');
    const half = { ...live, STORE_API_URL: '', SMTP_URL: 'smtp://mail.example.in' };
    expect(await messageFor(half)).toContain('MAIL_FROM is missing: SMTP_URL needs it');
  });
});
