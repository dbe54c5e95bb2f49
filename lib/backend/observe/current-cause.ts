import { AsyncLocalStorage } from 'node:async_hooks';
import { tracePosition } from './tracer.ts';

/** Origin of the current work: the request id of a person's or another program's request. */
interface Cause {
  requestId: string;
  /** Position in the trace (W3C Trace Context), if this store traces. */
  traceparent?: string;
}

/** Set for the time of a request, and of a job that one has added. */
export const currentCause = new AsyncLocalStorage<Cause>();

/** Adds the present cause to the payload of a job; unchanged outside of requests. */
export function withCause<Payload extends object>(payload: Payload): Payload & { cause?: Cause } {
  const cause = currentCause.getStore();
  if (!cause) return payload;
  const traceparent = tracePosition();
  return { ...payload, cause: { ...cause, ...(traceparent && { traceparent }) } };
}

/** Returns the cause that `withCause` has added. */
export function causeOf(payload: unknown): Cause | undefined {
  const cause = typeof payload === 'object' && payload !== null && 'cause' in payload;
  return cause ? (payload.cause as Cause) : undefined;
}
