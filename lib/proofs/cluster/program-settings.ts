import { randomBytes } from 'node:crypto';
import { secretNames } from '../../launch/secrets.ts';

export interface SharedSettings {
  dataDir: string;
  siteUrl: string;
  apiUrl: string;
  databaseUrl: string;
  poolerUrl: string;
  redisUrl: string;
}

/** Settings of the machine or a .env for a real store must not reach the cluster. */
const notHere = [
  ...['BACKUP_AT', 'DATABASE_READER_URL', 'DEMO_DATA', 'METRICS_PORT', 'SEARCH_URL'],
  'STORE_MODE',
];
/** Connections of an API to PgBouncer. */
const pool = '12';
/** Longer than the balancer takes to see that a program is stopping. */
const drainSeconds = '2';

/** Returns the settings that all programs of the cluster share (docs/operations.md). */
export function sharedSettings(shared: SharedSettings): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...Object.fromEntries(notHere.map((name) => [name, ''])),
    ...Object.fromEntries(secretNames.map((name) => [name, randomBytes(32).toString('hex')])),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    API_HOST: '127.0.0.1',
    TRUSTED_PROXIES: 'loopback',
    DATA_DIR: shared.dataDir,
    SITE_URL: shared.siteUrl,
    DATABASE_URL: shared.databaseUrl,
    DATABASE_POOLER_URL: shared.poolerUrl,
    DATABASE_POOL: pool,
    REDIS_URL: shared.redisUrl,
    STORE_API_URL: '',
    // Redis tells the storefronts behind it.
    STOREFRONT_URL: shared.siteUrl,
    MIGRATE_AT_START: 'false',
    DRAIN_SECONDS: drainSeconds,
    LOG_LEVEL: 'warn',
  };
}
