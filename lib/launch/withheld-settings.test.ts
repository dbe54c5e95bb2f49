import { readFileSync } from 'node:fs';
import { environmentOfApi, environmentOfStorefront } from './withheld-settings.ts';

const documented = [
  ...readFileSync('.env.example', 'utf8').matchAll(/^# ?([A-Z][A-Z0-9_]+)=/gm),
].map(([, name]) => name ?? '');
const everything = Object.fromEntries(documented.map((name) => [name, 'x'])) as NodeJS.ProcessEnv;

const isSecret = (name: string) =>
  /SECRET|_KEY|SALT|PASSWORD|TOKEN|^SMTP_URL$|^SEARCH_URL$|^DATABASE_URL$/.test(name);
/* Settings that the storefront needs: its encryption and signature keys, and two public keys. */
const neededBySites = [
  'INDEXNOW_KEY',
  'NEXTAUTH_SECRET',
  'RECAPTCHA_SITE_KEY',
  'REVALIDATE_SECRET',
];

describe('T51: the storefront', () => {
  it('holds no secret that it does not need', () => {
    const env = environmentOfStorefront(everything);
    const receivedSecrets = documented.filter((name) => isSecret(name) && env[name]);
    expect(receivedSecrets.toSorted()).toEqual(neededBySites);
  });

  it('keeps its settings, and leaves no name out for a settings file to fill in', () => {
    const env = environmentOfStorefront({ ...everything, SITE_URL: 'https://shop.example.in' });
    expect(env['SITE_URL']).toBe('https://shop.example.in');
    expect(env['DATA_ENCRYPTION_KEY']).toBe('');
  });
});

it('the store API does not hold what encrypts login cookies', () => {
  const env = environmentOfApi(everything);
  expect([env['NEXTAUTH_SECRET'], env['VISITOR_SECRET']]).toEqual(['', 'x']);
});
