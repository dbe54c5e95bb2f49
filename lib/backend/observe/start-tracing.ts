import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { traceQueries } from './trace-queries.ts';
import { setTracer } from './tracer.ts';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};

/** Makes spans of calls, queries, jobs and partners. `lib/launch/tracing` has registered who sends them. */
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
