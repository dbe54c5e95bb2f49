interface WithCode {
  code?: unknown;
  cause?: unknown;
}

/** Maximum depth of the `cause` chain that is searched. */
const deepestCause = 5;

const asWithCode = (error: unknown): WithCode =>
  typeof error === 'object' && error !== null ? error : {};

/** Returns an error and its causes, the outermost first. */
function chainOf(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let next = error; next && chain.length < deepestCause; next = asWithCode(next).cause) {
    chain.push(next);
  }
  return chain;
}

/** Returns the SQLSTATE (five characters) of an error; drizzle wraps it in `cause`. */
export function sqlState(error: unknown): string | undefined {
  const codes = chainOf(error).map((one) => asWithCode(one).code);
  return codes.findLast((code) => typeof code === 'string');
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
  const text = chainOf(error)
    .map((one) => (one instanceof Error ? one.message : ''))
    .join(' ');
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end|Query read timeout/.test(
    text,
  );
}
