import type pg from 'pg';
import type { TestStore } from './test-store.ts';

/** Settings of a separate program on the data of a test store. */
export const programSettings = (store: TestStore) => ({
  STORE_MODE: 'demo',
  LOG_LEVEL: 'error',
  VISITOR_SECRET: 'v'.repeat(32),
  REVALIDATE_SECRET: 'r'.repeat(32),
  CAPTCHA_SECRET: 'c'.repeat(32),
  PAYMENT_SANDBOX_SECRET: 'p'.repeat(32),
  DATA_ENCRYPTION_KEY: 'd'.repeat(32),
  DATA_DIR: store.context.env.dataDir,
  DATABASE_URL: databaseAddress(store),
});

function databaseAddress({ client }: TestStore): string {
  const { user, password, host, port, database } = client.pool.options as pg.PoolConfig;
  const who = `${encodeURIComponent(user ?? '')}:${encodeURIComponent(String(password ?? ''))}`;
  return `postgresql://${who}@${encodeURIComponent(host ?? '')}:${port ?? 5432}/${database ?? ''}`;
}
