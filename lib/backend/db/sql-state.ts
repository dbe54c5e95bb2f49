interface WithCode {
  code?: unknown;
  cause?: unknown;
}

const asWithCode = (error: unknown): WithCode =>
  typeof error === 'object' && error !== null ? error : {};

/** PostgreSQL's five characters for what went wrong; drizzle keeps them in `cause`. */
export function sqlState(error: unknown): string | undefined {
  const outer = asWithCode(error);
  const code = asWithCode(outer.cause).code ?? outer.code;
  return typeof code === 'string' ? code : undefined;
}

const lostCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/** Whether the database could not be reached, or has no room: the caller may try again later. */
export function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error);
  if (state && (lostCodes.has(state) || /^(08|53|57P|58)/.test(state))) return true;
  const cause = asWithCode(error).cause;
  const text = [error, cause].map((e) => (e instanceof Error ? e.message : '')).join(' ');
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end/.test(
    text,
  );
}
