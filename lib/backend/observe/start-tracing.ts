import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { setTracer } from './tracer.ts';
import pg from 'pg';

/** Longer statements are cut; they hold placeholders, never values. */
const maxCharacters = 500;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};

/**
 * Makes spans of calls, queries, jobs and partners. `lib/launch/tracing` has registered who sends
 * them.
 */
export function startTracing(): void {
  const tracer = trace.getTracer('sose-api');
  setTracer({
    run: (name, { kind, traceparent, attributes, hasFailed }, work) => {
      const parent = traceparent
        ? propagation.extract(context.active(), { traceparent })
        : context.active();
      return tracer.startActiveSpan(name, { kind: kinds[kind] }, parent, async (span) => {
        try {
          const result = await work();
          if (hasFailed?.()) span.setStatus({ code: SpanStatusCode.ERROR });
          return result;
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.setAttributes(attributes?.() ?? {});
          span.end();
        }
      });
    },
    position: () => {
      const carrier: { traceparent?: string } = {};
      propagation.inject(context.active(), carrier);
      return carrier.traceparent;
    },
  });
  traceQueries((text) => {
    if (!trace.getActiveSpan()) return () => undefined;
    const span = tracer.startSpan('query', {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
    });
    return (error) => {
      if (error) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
  });
}

type End = (error?: unknown) => void;

type Callback = (error: unknown, result: unknown) => void;

/**
 * Calls `begin` with the text of every statement and the returned function at its end. pg has no
 * hooks, so its method is patched once.
 */
function traceQueries(begin: (text: string) => End): void {
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
