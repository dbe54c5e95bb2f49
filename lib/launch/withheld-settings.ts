/** Secrets of the store API: the storefront is exposed to the internet and never holds them. */
const API_ONLY = [
  'CAPTCHA_SECRET',
  'DATABASE_URL',
  'DATA_ENCRYPTION_KEY',
  'DATA_ENCRYPTION_OLD_KEYS',
  'EASEBUZZ_KEY',
  'EASEBUZZ_SALT',
  'MSG91_AUTH_KEY',
  'PAYMENT_SANDBOX_SECRET',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'RECAPTCHA_SECRET_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'VISITOR_SECRET',
];
const STOREFRONT_ONLY = ['NEXTAUTH_SECRET'];

/** Returns the environment without the secrets that only the store API needs. */
export function environmentOfStorefront(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return without(env, API_ONLY);
}

/** Returns the environment without the secrets that only the storefront needs. */
export function environmentOfApi(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return without(env, STOREFRONT_ONLY);
}

function without(env: NodeJS.ProcessEnv, names: string[]): NodeJS.ProcessEnv {
  const withheld = new Set(names);
  // Set to an empty text instead of deleted, because programs read missing variables from `.env`.
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, withheld.has(name) ? '' : value]),
  ) as NodeJS.ProcessEnv;
}
