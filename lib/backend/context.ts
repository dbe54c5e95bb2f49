import type { Logger } from 'pino';
import type { Queryable } from './db/client.ts';
import type { BackendEnv } from './env.ts';

/** By how much the clocks of two machines that run the store may differ, in milliseconds. */
export const clockSkewMs = 60_000;

/** What every service needs: the database (or a transaction), the clock, the settings, the log. */
export interface ServiceContext {
  db: Queryable;
  now: () => Date;
  env: BackendEnv;
  log: Logger;
}

export interface CustomerCaller {
  kind: 'customer';
  customerId: number;
  isStaff: boolean;
  isSuperuser: boolean;
  /** Areas of the back office; for staff alone. */
  areas: readonly string[];
  tokenHash: string;
}

export interface VisitorCaller {
  kind: 'visitor';
  visitorId: string;
}

/** Whose cart and wishlist it is. */
export type Owner = CustomerCaller | VisitorCaller;
