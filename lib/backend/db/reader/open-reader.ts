import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { openApiDatabase, type Database, type DatabaseConfig } from '../client.ts';
import { statementMs } from '../transaction-pooling.ts';
import { beat, readBeat } from './marks.ts';

/** `behind`: it lacks more than `maxLagMs`. While it is not up, the writer is asked. */
export type ReaderState = 'up' | 'behind' | 'away';

export interface Reader {
  pool: pg.Pool;
  db: Database;
  state: () => ReaderState;
  /** Looks once whether it answers and how far it is behind; never throws. */
  check: () => Promise<void>;
  /** Looks every second from now on. */
  watch: () => void;
  close: () => Promise<void>;
}

const maxLagMs = 5_000;
const checkEveryMs = 1_000;
const answerLimitMs = 2_000;

const messages: Record<ReaderState, string> = {
  up: 'The reader of the database is up: lists and reports are read from it',
  behind: 'The reader of the database is behind: lists and reports are read from the writer',
  away: 'The reader of the database is away: lists and reports are read from the writer',
};

/**
 * Opens a replica for reads. The lag is measured by a row that the writer's clock fills, so clocks
 * of other machines do not count. The address must lead to one replica: what one has is not known
 * of another.
 */
export function openReader(
  config: DatabaseConfig & { max: number },
  writer: Database,
  log: Logger,
): Reader {
  const { pool, db, close } = openApiDatabase(
    {
      ...config,
      application_name: 'sose-reader',
      connectionTimeoutMillis: answerLimitMs,
      query_timeout: statementMs,
      // A pooler refuses options at the start of a connection.
      ...(!config.isPooledByTransaction && { options: '-c default_transaction_read_only=on' }),
    },
    log,
  );
  let state: ReaderState | undefined;
  const turn = (next: ReaderState, err?: unknown) => {
    if (next !== state) log[next === 'up' ? 'info' : 'warn']({ err }, messages[next]);
    state = next;
  };
  const check = async () => {
    const now = await beat(writer).catch(() => undefined);
    // Without the writer nothing can be said, and nothing be served.
    if (now === undefined) return;
    try {
      turn(now - (await inTime(readBeat(db))) > maxLagMs ? 'behind' : 'up');
    } catch (error) {
      turn('away', error);
    }
  };
  const closing = new AbortController();
  const watch = async () => {
    while (!closing.signal.aborted) {
      await check();
      await sleep(checkEveryMs, undefined, { signal: closing.signal, ref: false }).catch(
        () => undefined,
      );
    }
  };
  return {
    pool,
    db,
    state: () => state ?? 'away',
    check,
    watch: () => void watch(),
    close: () => {
      closing.abort();
      return close();
    },
  };
}

/* A server on a lost machine neither accepts nor refuses a connection. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  const limit = new AbortController();
  const late = sleep(answerLimitMs, undefined, { signal: limit.signal }).then(() => {
    throw new Error('The reader of the database does not answer in time');
  });
  return Promise.race([answer, late]).finally(() => limit.abort());
}
