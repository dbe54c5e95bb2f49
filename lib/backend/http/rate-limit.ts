import type pg from 'pg';
import {
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import { isLoopback, toNetwork } from '../../server/client-address.ts';
import type { BackendEnv } from '../env.ts';
import { tooOften } from '../errors.ts';
import type { LimitRedis } from './limit-redis.ts';
import { sha256Hex } from '../../server/sha256-hex.ts';

export interface Limit {
  name: string;
  /** Maximum number of uses within `seconds`. */
  points: number;
  seconds: number;
  message: string;
}

export interface RateLimits {
  /**
   * Counts one use of `limit` by `key` (a mobile number, an account, a code); throws 429 if the
   * limit is exceeded.
   */
  byKey: (limit: Limit, key: string) => Promise<void>;
  /** Like `byKey`, by client address; in demo mode addresses of this machine are exempt. */
  byAddress: (limit: Limit, address: string) => Promise<void>;
  /**
   * Counts one use by an unconfirmed contact (email, mobile number) per network: strangers in other
   * networks cannot use up the owner's limit.
   */
  byContact: (limit: Limit, contact: string, address: string) => Promise<void>;
  /** Throws 429 if `key` has used `limit` up; counts nothing. */
  check: (limit: Limit, key: string) => Promise<void>;
  /** Resets the counter of a key. */
  forget: (limit: Limit, key: string) => Promise<void>;
}

interface Limiters {
  inDatabase: RateLimiterPostgres;
  inRedis: RateLimiterRedis | undefined;
}

/* The table's keys hold 255 characters, of which an email address may have 254. */
const shortened = (key: string) => (key.length > 64 ? sha256Hex(key) : key);

const uncounted = (cause: unknown) => {
  throw new Error('The limits could not be counted', { cause });
};

/**
 * Creates rate limits whose counters are shared by all instances of this program. The counters are
 * in PostgreSQL. With `redis` they are in Redis, and PostgreSQL is the fallback while Redis does
 * not answer.
 */
export function createRateLimits(
  pool: pg.Pool,
  env: Pick<BackendEnv, 'mode'>,
  redis?: LimitRedis,
): RateLimits {
  const limiters = new Map<string, Limiters>();
  const limitersFor = (limit: Limit) => {
    const known = limiters.get(limit.name);
    if (known) return known;
    const counted = { keyPrefix: limit.name, points: limit.points, duration: limit.seconds };
    const inDatabase = new RateLimiterPostgres({
      ...counted,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
    });
    const inRedis =
      redis &&
      new RateLimiterRedis({
        ...counted,
        keyPrefix: `sose:limit:${limit.name}`,
        storeClient: redis.client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
      });
    limiters.set(limit.name, { inDatabase, inRedis });
    return { inDatabase, inRedis };
  };
  const withLimiter = async <T>(
    limit: Limit,
    count: (limiter: RateLimiterStoreAbstract) => Promise<T>,
  ): Promise<T> => {
    const { inDatabase, inRedis } = limitersFor(limit);
    if (!redis?.isUp() || !inRedis) return count(inDatabase);
    try {
      return await redis.inTime(count(inRedis));
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      return count(inDatabase);
    }
  };
  const consume = async (limit: Limit, key: string) => {
    try {
      await withLimiter(limit, (limiter) => limiter.consume(shortened(key)));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) return uncounted(refusal);
      throw tooOften(limit.message, refusal.msBeforeNext / 1000);
    }
  };
  return {
    byKey: consume,
    byAddress: async (limit, address) => {
      if (env.mode === 'demo' && isLoopback(address)) return;
      await consume(limit, toNetwork(address));
    },
    byContact: (limit, contact, address) => consume(limit, `${contact} ${toNetwork(address)}`),
    check: async (limit, key) => {
      const used = await withLimiter(limit, (limiter) => limiter.get(shortened(key))).catch(
        uncounted,
      );
      if (used && used.consumedPoints >= limit.points) {
        throw tooOften(limit.message, used.msBeforeNext / 1000);
      }
    },
    forget: async (limit, key) => {
      await withLimiter(limit, (limiter) => limiter.delete(shortened(key))).catch(uncounted);
    },
  };
}
