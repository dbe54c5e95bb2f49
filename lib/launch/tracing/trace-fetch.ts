import { headerNames } from '../../contract/envelope.ts';
import { isTracing } from './is-tracing.ts';

type Fetch = typeof globalThis.fetch;

/**
 * Wraps `fetch`: a call of the store API is a span and carries the trace. Below the cache of Next,
 * in whose keys all headers count.
 */
export async function traceFetch(fetch: Fetch): Promise<Fetch> {
  if (!isTracing(process.env)) return fetch;
  const { context, propagation, SpanKind, SpanStatusCode, trace } =
    await import('@opentelemetry/api');
  const tracer = trace.getTracer('sose-storefront');
  return (input, init) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
    if (!headers.has(headerNames.company)) return fetch(input, init);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const kind = SpanKind.CLIENT;
    return tracer.startActiveSpan(`store API ${method}`, { kind }, async (span) => {
      propagation.inject(context.active(), headers, {
        set: (to, name, value) => to.set(name, value),
      });
      try {
        const answer = await fetch(input, { ...init, headers });
        span.setAttribute('http.response.status_code', answer.status);
        if (answer.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        return answer;
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });
  };
}
