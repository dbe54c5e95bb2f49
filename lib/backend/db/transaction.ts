import { setTimeout as wait } from 'node:timers/promises';
import { sqlState } from './sql-state.ts';
import type { Queryable, Transaction } from './client.ts';

const retryable = new Set(['40001', '40P01']);
const tries = 4;

/**
 * Runs `work` in a transaction. Retries on serialization failure and deadlock. Inside another
 * transaction it is a savepoint and is not retried here.
 */
export async function inTransaction<T>(
  db: Queryable,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      const isOutermost = !('rollback' in db);
      if (!isOutermost || attempt === tries || !retryable.has(sqlState(error) ?? '')) throw error;
      await wait(attempt * 20 * (1 + (attempt % 2)));
    }
  }
}

/**
 * As `inTransaction`, for services: `work` gets the context with the transaction as its database.
 */
export const withinTransaction = <Context extends { db: Queryable }, T>(
  context: Context,
  work: (within: Context & { db: Transaction }, tx: Transaction) => Promise<T>,
): Promise<T> => inTransaction(context.db, (tx) => work({ ...context, db: tx }, tx));
