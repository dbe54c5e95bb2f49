import type { IncomingMessage, ServerResponse } from 'node:http';
import { routeOf } from '../observe/route-of.ts';
import { isTracing } from './is-tracing.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Wraps a handler: each request is a span, in the trace of the browser or the balancer if it has
 * one.
 */
export async function traceRequests(handle: Handler): Promise<Handler> {
  if (!isTracing(process.env)) return handle;
  const { context, propagation, SpanKind, SpanStatusCode, trace } =
    await import('@opentelemetry/api');
  const tracer = trace.getTracer('sose-storefront');
  return (request, response) => {
    const { method = '', url = '', headers } = request;
    const route = routeOf(url);
    const parent = propagation.extract(context.active(), headers);
    const attributes = { 'http.request.method': method, 'http.route': route };
    const options = { kind: SpanKind.SERVER, attributes };
    return tracer.startActiveSpan(`${method} ${route}`, options, parent, (span) => {
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      return handle(request, response);
    });
  };
}
