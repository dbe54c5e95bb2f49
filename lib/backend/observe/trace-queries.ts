import pg from 'pg';

type End = (error?: unknown) => void;
type Callback = (error: unknown, result: unknown) => void;

/** Longer statements are cut; they hold placeholders, never values. */
const maxCharacters = 500;

/**
 * Calls `begin` with the text of every statement and the returned function at its end. pg has no
 * hooks, so its method is patched once.
 */
export function traceQueries(begin: (text: string) => End): void {
  const { prototype } = pg.Client;
  const original: (...given: unknown[]) => unknown = prototype.query;
  function query(this: pg.Client, ...given: unknown[]): unknown {
    const text = statementText(given[0]);
    if (text === undefined) return Reflect.apply(original, this, given);
    const end = begin(text.slice(0, maxCharacters));
    const last = given.at(-1);
    if (typeof last === 'function') {
      const done: Callback = (error, result) => {
        end(error);
        Reflect.apply(last, undefined, [error, result]);
      };
      return Reflect.apply(original, this, [...given.slice(0, -1), done]);
    }
    const answer = Reflect.apply(original, this, given);
    if (answer instanceof Promise) answer.then(() => end(), end);
    else end();
    return answer;
  }
  Object.defineProperty(prototype, 'query', { value: query, configurable: true, writable: true });
}

/* Streams such as COPY are objects with `submit`: they pass as they are. */
function statementText(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null || 'submit' in statement)
    return undefined;
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : undefined;
}
