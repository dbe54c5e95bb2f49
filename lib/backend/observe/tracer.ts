/** What makes spans; set where traces are sent (`start-tracing.ts`). */
export interface Tracer {
  /** Runs `work` as a span, below the span of `traceparent` or the present one. */
  run: <T>(name: string, options: SpanOptions, work: () => Promise<T>) => Promise<T>;
  /** Position in the trace (W3C Trace Context), for work that comes later. */
  position: () => string | undefined;
}

export interface SpanOptions {
  kind: 'server' | 'client' | 'consumer';
  traceparent?: string | undefined;
  /** Read when the span ends. */
  attributes?: () => Record<string, string | number>;
  hasFailed?: () => boolean;
}

let tracer: Tracer | undefined;

export function setTracer(made: Tracer): void {
  tracer = made;
}

/** Runs `work` as a span; only runs it where no traces are sent. */
export const inSpan = <T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> =>
  tracer ? tracer.run(name, options, work) : work();

/** Returns the position in the trace; undefined outside of a trace. */
export const tracePosition = (): string | undefined => tracer?.position();
