import { keyedProviders } from '../contract/providers.ts';

/** Secrets of the store API: the storefront is exposed to the internet and never holds them. */
const API_ONLY = [
  'BACKUP_KEY',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'CAPTCHA_SECRET',
  'DATABASE_POOLER_URL',
  'DATABASE_READER_URL',
  'DATABASE_URL',
  'DATA_ENCRYPTION_KEY',
  'DATA_ENCRYPTION_OLD_KEYS',
  'PAYMENT_SANDBOX_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SEARCH_URL',
  'VISITOR_SECRET',
];
/** All settings of a provider begin with its name. */
const providerSetting = new RegExp(`^(?:${keyedProviders.join('|')})_`, 'i');
/** Settings of providers that the storefront reads. */
const SHARED = ['RECAPTCHA_SITE_KEY'];
const STOREFRONT_ONLY = ['NEXTAUTH_SECRET'];

/** Returns the environment without the secrets that only the store API needs. */
export function environmentOfStorefront(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return without(env, (name) =>
    providerSetting.test(name) ? !SHARED.includes(name) : API_ONLY.includes(name),
  );
}

/** Returns the environment without the secrets that only the storefront needs. */
export function environmentOfApi(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return without(env, (name) => STOREFRONT_ONLY.includes(name));
}

function without(env: NodeJS.ProcessEnv, isWithheld: (name: string) => boolean): NodeJS.ProcessEnv {
  // Set to an empty text instead of deleted, because programs read missing variables from `.env`.
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, isWithheld(name) ? '' : value]),
  ) as NodeJS.ProcessEnv;
}
