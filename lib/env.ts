import { number, object, string, ValidationError } from 'yup';
import { checkedSettings, type SettingSource } from './contract/checked-settings.ts';

const secret = (name: string) =>
  string()
    .required(`${name} is missing: at least 32 characters`)
    .min(32, `${name} is too short: at least 32 characters`);

const address = (name: string) =>
  string().matches(/^https?:\/\/[^\s]+$/, {
    message: `${name} must be an address that starts with http:// or https://`,
    excludeEmptyString: true,
  });

const megabytes = (name: string) =>
  number()
    .typeError(`${name} must be a number of megabytes`)
    .integer(`${name} must be a whole number of megabytes`)
    .min(16, `${name} must be 16 or more`)
    .optional();

const schema = object({
  STORE_API_URL: address('STORE_API_URL').optional(),
  API_PORT: number().typeError('API_PORT must be a port number').integer().default(4000),
  SITE_URL: address('SITE_URL').optional(),
  PORT: number().typeError('PORT must be a port number').integer().default(3000),
  NEXTAUTH_SECRET: secret('NEXTAUTH_SECRET'),
  REVALIDATE_SECRET: secret('REVALIDATE_SECRET'),
  INDEXNOW_KEY: string().matches(/^[A-Za-z0-9-]{8,128}$/, {
    message: 'INDEXNOW_KEY must have 8 to 128 letters, digits or hyphens',
    excludeEmptyString: true,
  }),
  RECAPTCHA_SITE_KEY: string().optional(),
  /* Read by lib/platform/shop-settings.ts. */
  MEMBERSHIP_PRICE: number()
    .typeError('MEMBERSHIP_PRICE must be a number of rupees')
    .min(0, 'MEMBERSHIP_PRICE must be 0 or more')
    .optional(),
  /* Read by lib/launch/serve-storefront.ts. */
  REDIS_URL: string().matches(/^rediss?:\/\/\S+$/, {
    message: 'REDIS_URL must start with redis:// or rediss://',
    excludeEmptyString: true,
  }),
  ANSWERS_MB: megabytes('ANSWERS_MB'),
  RENDERERS: number()
    .typeError('RENDERERS must be a number of programs')
    .integer('RENDERERS must be a whole number of programs')
    .min(1, 'RENDERERS must be 1 or more')
    .max(64, 'RENDERERS must be 64 or fewer')
    .optional(),
  IMAGE_CACHE_MB: megabytes('IMAGE_CACHE_MB'),
  STORE_MODE: string().oneOf(['demo', 'live'], 'STORE_MODE must be demo or live').default('demo'),
  IMAGE_HOSTS: string().matches(/^(?:(?:\*\*?\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?:,|$))+$/i, {
    message: 'IMAGE_HOSTS must be host names, separated by commas without spaces',
    excludeEmptyString: true,
  }),
  OFFLINE_PAGES: string().oneOf(['on', 'off'], 'OFFLINE_PAGES must be on or off').default('on'),
  HSTS_INCLUDE_SUBDOMAINS: string()
    .oneOf(['true', 'false'], 'HSTS_INCLUDE_SUBDOMAINS must be true or false')
    .default('false'),
});

export interface StorefrontEnv {
  /** Without a trailing slash. */
  storeApiUrl: string;
  /** Public URL, without a trailing slash. */
  siteUrl: string;
  authSecret: string;
  revalidateSecret: string;
  /** IndexNow key, served at `/{key}.txt`. */
  indexNowKey: string | undefined;
  /** Public key of Google reCAPTCHA; null: ALTCHA is used. */
  recaptchaSiteKey: string | null;
  isLive: boolean;
  /** Allowed picture hosts besides the shop's own. */
  imageHosts: string[];
  /** Browsers keep visited pages for when they are offline. */
  hasOfflinePages: boolean;
  /** Adds `includeSubDomains` to Strict-Transport-Security. */
  hstsIncludesSubdomains: boolean;
}

let checked: StorefrontEnv | undefined;

/**
 * Returns the storefront settings, validated once. Throws one error that lists all missing or
 * invalid settings.
 */
export function storefrontEnv(): StorefrontEnv {
  if (checked) return checked;
  const values = checkedSettings(schema, process.env);
  if (values instanceof ValidationError) {
    throw new Error(`Fix these settings:\n  ${values.errors.join('\n  ')}`, {
      cause: values,
    });
  }
  const withoutSlash = (url: string) => url.replace(/\/+$/, '');
  checked = {
    storeApiUrl: withoutSlash(values.STORE_API_URL ?? `http://127.0.0.1:${values.API_PORT}`),
    siteUrl: withoutSlash(values.SITE_URL ?? `http://localhost:${values.PORT}`),
    authSecret: values.NEXTAUTH_SECRET,
    revalidateSecret: values.REVALIDATE_SECRET,
    indexNowKey: values.INDEXNOW_KEY,
    recaptchaSiteKey: values.RECAPTCHA_SITE_KEY ?? null,
    isLive: values.STORE_MODE === 'live',
    imageHosts: (values.IMAGE_HOSTS ?? '').split(',').filter(Boolean),
    hasOfflinePages: values.OFFLINE_PAGES === 'on',
    hstsIncludesSubdomains: values.HSTS_INCLUDE_SUBDOMAINS === 'true',
  };
  return checked;
}

/** Returns one sentence per missing or invalid setting. */
export function storefrontFaults(source: SettingSource): string[] {
  const values = checkedSettings(schema, source);
  return values instanceof ValidationError ? values.errors : [];
}
