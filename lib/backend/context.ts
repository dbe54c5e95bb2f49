import type { Logger } from 'pino';
import type { Queryable } from './db/client.ts';
import type { BackendEnv } from './env.ts';

/** Maximum clock difference between two machines that run the store, in milliseconds. */
export const clockSkewMs = 60_000;

/**
 * Dependencies of every service: the database (or a transaction), the clock, the settings, the log.
 */
export interface ServiceContext {
  db: Queryable;
  /** Returns the replica, if this request may read from it: see `fromReader`. */
  reader?: (() => Promise<Queryable | undefined>) | undefined;
  now: () => Date;
  env: BackendEnv;
  log: Logger;
}

export interface CustomerCaller {
  kind: 'customer';
  customerId: number;
  isStaff: boolean;
  isSuperuser: boolean;
  /** Areas of the back office; staff only. */
  areas: readonly string[];
  tokenHash: string;
}

export type Owner = CustomerCaller | { kind: 'visitor'; visitorId: string };
