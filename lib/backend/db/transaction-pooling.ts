import type pg from 'pg';

/** Limits of a statement and of an idle transaction, in milliseconds. */
export const statementMs = 15_000;
export const idleInTransactionMs = 30_000;

const isBegin = /^begin\b/i;
const limits = `set local statement_timeout = ${statementMs}; set local idle_in_transaction_session_timeout = ${idleInTransactionMs}`;

/**
 * Makes a connection fit for a pooler in transaction mode (PgBouncer), where each transaction may
 * have another server connection: statements have no names, and limits are set within the
 * transaction, in the same message as its begin.
 */
export function poolByTransaction(client: pg.Client): void {
  const original: (...given: unknown[]) => unknown = client.query.bind(client);
  const query = (statement: unknown, ...others: unknown[]) => original(fit(statement), ...others);
  Object.defineProperty(client, 'query', { value: query, configurable: true, writable: true });
}

function fit(statement: unknown): unknown {
  if (typeof statement === 'string') return withLimits(statement);
  if (typeof statement !== 'object' || statement === null || 'submit' in statement)
    return statement;
  const { name: _, ...unnamed } = statement as pg.QueryConfig;
  return { ...unnamed, text: withLimits(unnamed.text) };
}

const withLimits = (text: string) => (isBegin.test(text) ? `${text}; ${limits}` : text);
