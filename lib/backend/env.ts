import { resolve } from 'node:path';
import { boolean, number, object, string, ValidationError, type InferType } from 'yup';
import { providersOfKind } from '../contract/providers.ts';
import {
  readPaymentEnv,
  paymentSettings,
  type PaymentEnv,
} from './providers/payment/payment-env.ts';
import { providerRules, readProviders, type ConnectedProviders } from './providers/registry.ts';
import { backupEnvOf, backupSettings, type BackupEnv } from './db/backup-env.ts';
import { databaseEnvOf, databaseSettings, type DatabaseEnv } from './database-env.ts';
import { searchEnvOf, searchSettings, type SearchEnv } from './search-env.ts';
import type { BucketSettings } from './providers/storage/bucket.ts';
import { readBucket, bucketSettings } from './providers/storage/bucket-env.ts';
import { isLoopback } from '../server/client-address.ts';
import { readProxyRanges } from '../server/trusted-proxies.ts';
import { checkedSettings, withoutEmpty, type SettingSource } from '../contract/checked-settings.ts';

const secret = (name: string) =>
  string()
    .required(`${name} is missing: at least 32 characters`)
    .min(32, `${name} is too short: at least 32 characters`);

const port = (name: string) =>
  number()
    .typeError(`${name} must be a port number`)
    .integer(`${name} must be a port number`)
    .min(1, `${name} must be a port number`)
    .max(65_535, `${name} must be a port number`);

const address = (name: string) =>
  string().matches(/^https?:\/\/[^\s]+$/, {
    message: `${name} must be an address that starts with http:// or https://`,
    excludeEmptyString: true,
  });

const megabyte = 1024 * 1024;

/** Storage limit in MB. */
const megabytes = (name: string, preset: number) => {
  const wrong = `${name} must be a whole number of MB, 1 or more`;
  return number().typeError(wrong).integer(wrong).min(1, wrong).max(1e9, wrong).default(preset);
};

const drainWrong = 'DRAIN_SECONDS must be a whole number from 0 to 300';

const isLoopbackHost = (host: string) => host === 'localhost' || isLoopback(host);

const proxiesMessage =
  'API_TRUSTED_PROXIES must be addresses or CIDRs (10.0.0.0/8), or the words loopback and private, parted by commas';
const proxiesMissing =
  'API_TRUSTED_PROXIES is missing: in live mode with API_HOST open to other machines it must say where the storefront calls from';

const schema = object({
  STORE_MODE: string().oneOf(['demo', 'live'], 'STORE_MODE must be demo or live').default('demo'),
  API_HOST: string().default('127.0.0.1'),
  API_PORT: port('API_PORT').default(4000),
  API_TRUSTED_PROXIES: string()
    .test(
      'proxies',
      proxiesMessage,
      (text) => text === undefined || readProxyRanges(text) !== undefined,
    )
    .when(['STORE_MODE', 'API_HOST'], {
      is: (mode: string, host: string) => mode === 'live' && !isLoopbackHost(host),
      then: (list) => list.required(proxiesMissing),
    }),
  WORKER_PORT: port('WORKER_PORT').default(4100),
  METRICS_PORT: port('METRICS_PORT').optional(),
  METRICS_HOST: string().default('127.0.0.1'),
  DRAIN_SECONDS: number()
    .typeError(drainWrong)
    .integer(drainWrong)
    .min(0, drainWrong)
    .max(300, drainWrong)
    .default(0),
  MIGRATE_AT_START: boolean().typeError('MIGRATE_AT_START must be true or false').default(true),
  DATA_DIR: string().default('.data'),
  ...databaseSettings,
  REDIS_URL: string().matches(/^rediss?:\/\/\S+$/, {
    message: 'REDIS_URL must start with redis:// or rediss://',
    excludeEmptyString: true,
  }),
  SITE_URL: address('SITE_URL')
    .default('http://localhost:3000')
    .when('STORE_MODE', {
      is: 'live',
      then: (one) =>
        one.matches(/^https:\/\//, 'SITE_URL must be the public https:// address in live mode'),
    }),
  STOREFRONT_URL: string().matches(/^https?:\/\/[^\s,]+(,\s*https?:\/\/[^\s,]+)*$/, {
    message:
      'STOREFRONT_URL must be addresses that start with http:// or https://, parted by commas',
    excludeEmptyString: true,
  }),
  /** Whether an empty store loads the demo catalogue at its first start. */
  DEMO_DATA: boolean()
    .typeError('DEMO_DATA must be true or false')
    .optional()
    .when('STORE_MODE', {
      is: 'live',
      then: (one) =>
        one.notOneOf(
          [true],
          'DEMO_DATA=true creates demo accounts, so live mode does not allow it',
        ),
    }),
  LOG_LEVEL: string()
    .oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'LOG_LEVEL is unknown')
    .default('info'),
  /** Whether staff need password and OTP to log in. */
  STAFF_SECOND_STEP: boolean().typeError('STAFF_SECOND_STEP must be true or false').optional(),
  UPLOADS_MB: megabytes('UPLOADS_MB', 2_048),
  STAFF_UPLOADS_MB: megabytes('STAFF_UPLOADS_MB', 20_480),
  ...bucketSettings(''),
  ...backupSettings,
  VISITOR_SECRET: secret('VISITOR_SECRET'),
  REVALIDATE_SECRET: secret('REVALIDATE_SECRET'),
  CAPTCHA_SECRET: secret('CAPTCHA_SECRET'),
  DATA_ENCRYPTION_KEY: secret('DATA_ENCRYPTION_KEY'),
  DATA_ENCRYPTION_OLD_KEYS: string().matches(/^[^\s,]{32,}(,[^\s,]{32,})*$/, {
    message: 'DATA_ENCRYPTION_OLD_KEYS must be keys of at least 32 characters, parted by commas',
    excludeEmptyString: true,
  }),
  ...searchSettings,
  ...paymentSettings,
  // Without their types: `readProviders` reads them.
  ...(providerRules as object),
  INDEXNOW_KEY: string().matches(/^[A-Za-z0-9-]{8,128}$/, {
    message: 'INDEXNOW_KEY must have 8 to 128 letters, digits or hyphens',
    excludeEmptyString: true,
  }),
  INDEXNOW_URL: address('INDEXNOW_URL').default('https://api.indexnow.org/indexnow'),
});

/** Settings of providers that owners can also enter in the back office. */
interface ProviderEnv {
  payment: PaymentEnv;
  providers: ConnectedProviders;
  /** Two-factor login of staff: password and one-time password; never only one of the two. */
  staffSecondStep: boolean;
}

export interface BackendEnv extends ProviderEnv, DatabaseEnv {
  /** What this was read from. */
  given: SettingSource;
  /**
   * Hosts of partners that owners have entered, in lower case: connections to them must end at
   * public addresses.
   */
  enteredHosts: readonly string[];
  mode: 'demo' | 'live';
  host: string;
  port: number;
  /** Port of the health probes of a separate worker. */
  workerPort: number;
  /** Where metrics are served; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined;
  /** Seconds between the request to stop and the closed port, for a balancer to notice. */
  drainSeconds: number;
  /** False: `npm run db:migrate` does it, and the programs wait for it. */
  migratesAtStart: boolean;
  /** Proxies trusted for `x-forwarded-for`: CIDRs, addresses and names of proxy-addr. */
  trustedProxies: string[];
  /** Absolute path. */
  dataDir: string;
  /** Redis for rate limits; undefined: PostgreSQL counts. */
  redisUrl: string | undefined;
  siteUrl: string;
  /** Storefronts to notify of changes (revalidation); none: no notification. */
  storefrontUrls: string[];
  withDemoData: boolean;
  logLevel: string;
  /** Object storage for files; undefined: a folder in `dataDir`. */
  bucket: BucketSettings | undefined;
  /** OpenSearch; undefined: the search engine inside the store API. */
  search: SearchEnv | undefined;
  backup: BackupEnv;
  /** Storage limits in bytes: all files of customers and strangers, and all files of staff. */
  uploadBytes: { people: number; staff: number };
  visitorSecret: string;
  revalidateSecret: string;
  captchaSecret: string;
  /** Keys for health answers: the first one encrypts, all of them decrypt. */
  dataKeys: string[];
  /** IndexNow settings, to notify search engines of changed pages; undefined: no notification. */
  indexNow: { key: string; url: string } | undefined;
}

function readProviderEnv(
  values: InferType<typeof schema>,
  source: SettingSource,
  hasStoredSender = false,
): ProviderEnv {
  const isLive = values.STORE_MODE === 'live';
  const providers = readProviders(source, isLive);
  const senders = [...providersOfKind('mail'), ...providersOfKind('sms')];
  const hasSender = hasStoredSender || senders.some((name) => providers[name]);
  return {
    payment: readPaymentEnv(values),
    providers,
    // Without mail server and SMS a code could not be delivered, and the owner could not log in to
    // enter their keys. Stored keys that cannot be decrypted still count: the loss of a data key
    // must not make logging in easier.
    staffSecondStep: values.STAFF_SECOND_STEP ?? (isLive && hasSender),
  };
}

/**
 * Returns the settings with those of `source` for providers, which were checked when entered.
 * `hasStoredSender`: keys for mail or SMS are stored, readable or not.
 */
export const withProviders = (
  env: BackendEnv,
  source: SettingSource,
  hasStoredSender: boolean,
): BackendEnv => ({
  ...env,
  ...readProviderEnv(
    schema.cast(withoutEmpty(source), { stripUnknown: true }),
    source,
    hasStoredSender,
  ),
});

const splitUrls = (list: string | undefined) =>
  (list ? list.split(',') : []).map((url) => url.trim().replace(/\/+$/, ''));

/** Returns the faults of the settings, one sentence each. */
export function settingFaults(source: SettingSource): string[] {
  const values = checkedSettings(schema, source);
  return values instanceof ValidationError ? values.errors : [];
}

/**
 * Reads and checks the settings of the embedded backend. Throws one error that lists everything
 * missing or wrong.
 */
export function readEnv(source: SettingSource): BackendEnv {
  const values = checkedSettings(schema, source);
  if (values instanceof ValidationError) {
    throw new Error(`Fix these settings:\n  ${values.errors.join('\n  ')}`, {
      cause: values,
    });
  }
  const mode = values.STORE_MODE === 'live' ? 'live' : 'demo';
  return {
    given: source,
    enteredHosts: [],
    mode,
    host: values.API_HOST,
    port: values.API_PORT,
    workerPort: values.WORKER_PORT,
    metrics: values.METRICS_PORT
      ? { host: values.METRICS_HOST, port: values.METRICS_PORT }
      : undefined,
    drainSeconds: values.DRAIN_SECONDS,
    migratesAtStart: values.MIGRATE_AT_START,
    trustedProxies: readProxyRanges(values.API_TRUSTED_PROXIES ?? 'loopback') ?? [],
    dataDir: resolve(values.DATA_DIR),
    ...databaseEnvOf(values),
    redisUrl: values.REDIS_URL,
    siteUrl: values.SITE_URL.replace(/\/$/, ''),
    storefrontUrls: splitUrls(values.STOREFRONT_URL),
    withDemoData: values.DEMO_DATA ?? mode === 'demo',
    logLevel: values.LOG_LEVEL,
    bucket: readBucket('', values),
    search: searchEnvOf(values),
    backup: backupEnvOf(values, mode),
    uploadBytes: {
      people: values.UPLOADS_MB * megabyte,
      staff: values.STAFF_UPLOADS_MB * megabyte,
    },
    visitorSecret: values.VISITOR_SECRET,
    revalidateSecret: values.REVALIDATE_SECRET,
    captchaSecret: values.CAPTCHA_SECRET,
    dataKeys: [values.DATA_ENCRYPTION_KEY, ...(values.DATA_ENCRYPTION_OLD_KEYS?.split(',') ?? [])],
    ...readProviderEnv(values, source),
    indexNow: values.INDEXNOW_KEY
      ? { key: values.INDEXNOW_KEY, url: values.INDEXNOW_URL }
      : undefined,
  };
}
