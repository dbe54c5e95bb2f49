import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { readCatalogueVersion } from '../../../catalogue-cache/catalogue-version.ts';
import type { Database } from '../../../db/client.ts';
import type { SearchEnv } from '../../../search-env.ts';
import { connect } from '../connection.ts';
import { followChanges } from './follow-changes.ts';

export interface Following {
  stop: () => Promise<void>;
}

const pauseMs = 500;
/** Also without a change of the catalogue: OpenSearch may have lost its data. */
const longestPauseMs = 30_000;
const pauseAfterFaultMs = 3_000;
/** Any number that no other advisory lock of the store has. */
const lock = sql.raw('7430018');

/**
 * Keeps OpenSearch up to date with the catalogue, as long as the store API runs. Of several
 * instances one works at a time; while OpenSearch is away it is tried again.
 */
export function startFollowing(
  { db, log }: { db: Database; log: Logger },
  env: SearchEnv,
): Following {
  const stopping = new AbortController();
  const pause = (ms: number) =>
    sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  let seen = '';
  let until = 0;

  const step = async (): Promise<number> => {
    const version = await readCatalogueVersion(db);
    if (version === seen && Date.now() < until) return pauseMs;
    const connection = await connect(env);
    const isMore = await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ is_free: boolean }>(
        sql`select pg_try_advisory_xact_lock(${lock}) as is_free`,
      );
      // In the transaction only for its lock: the log is read in its current state.
      return rows[0]?.is_free ? followChanges(db, connection.client, env) : false;
    });
    if (connection.indexFault) log.info('OpenSearch is being brought up to date again');
    connection.indexFault = undefined;
    if (isMore) return 0;
    seen = version;
    until = Date.now() + longestPauseMs;
    return pauseMs;
  };

  const rest = async (error: unknown): Promise<number> => {
    const connection = await connect(env);
    const reason = error instanceof Error ? error.message : String(error);
    if (!connection.indexFault) log.error({ reason }, 'OpenSearch cannot be brought up to date');
    connection.indexFault = reason;
    seen = '';
    return pauseAfterFaultMs;
  };

  const run = async () => {
    while (!stopping.signal.aborted) await pause(await step().catch(rest));
  };
  const ended = run();
  return {
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}
