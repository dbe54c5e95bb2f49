import { errorChain, errorCodes } from '../error-text.ts';

/** Returns the SQLSTATE (five characters) of an error; drizzle wraps it in `cause`. */
export function sqlState(error: unknown): string | undefined {
  return errorCodes(error).at(-1);
}

/** Whether a statement was ended because it took longer than it may. */
export const isTooSlow = (error: unknown): boolean => sqlState(error) === '57014';

const lostCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/**
 * Serialization failure, deadlock, lock timeout, statement timeout, read-only server, idle
 * transaction timeout.
 */
const busyStates = new Set(['40001', '40P01', '55P03', '57014', '25006', '25P03']);

/**
 * Returns whether the database is unreachable, full or overloaded, so that the caller may retry
 * later.
 */
export function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error);
  if (state && (lostCodes.has(state) || busyStates.has(state) || /^(08|53|57P|58)/.test(state))) {
    return true;
  }
  const text = errorChain(error)
    .map((one) => (one instanceof Error ? one.message : ''))
    .join(' ');
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end|Query read timeout/.test(
    text,
  );
}
