/** Secrets of the store API: the storefront, which answers strangers, never holds them. */
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

/** The environment without the secrets that only the store API needs. */
export function environmentOfStorefront(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return without(env, API_ONLY);
}

/** The environment without the secrets that only the storefront needs. */
export function environmentOfApi(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return without(env, STOREFRONT_ONLY);
}

function without(env: NodeJS.ProcessEnv, names: string[]): NodeJS.ProcessEnv {
  const withheld = new Set(names);
  // An empty text, not a missing name: programs read `.env` for what is missing.
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, withheld.has(name) ? '' : value]),
  ) as NodeJS.ProcessEnv;
}
