import type { IncomingMessage, ServerResponse } from 'node:http';
import { headerNames } from '../../contract/envelope.ts';
import { readCacheStatus } from '../../answers/send.ts';
import { toRequestId } from '../../server/request-id.ts';
import { currentRequest } from './current-request.ts';
import { routeOf } from './route-of.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A request that was answered, or whose sender has gone. */
export interface AnsweredRequest {
  id: string;
  method: string;
  route: string;
  status: number;
  seconds: number;
  /** HIT, MISS or STALE for what may be cached. */
  cache: string | undefined;
}

/** Gives every request an id and tells `listeners` how it was answered. */
export function observeRequests(
  handle: Handler,
  listeners: ((answered: AnsweredRequest) => void)[],
): Handler {
  return (request, response) => {
    const id = toRequestId(request.headers[headerNames.requestId]);
    request.headers[headerNames.requestId] = id;
    if (listeners.length > 0) {
      const start = performance.now();
      // Handlers below may write another address and method into the request.
      const { method = '', url = '' } = request;
      response.once('close', () => {
        const seconds = (performance.now() - start) / 1_000;
        const cache = readCacheStatus(response) ?? response.getHeader('x-nextjs-cache')?.toString();
        const status = response.statusCode;
        const answered = { id, method, route: routeOf(url), status, seconds, cache };
        for (const listener of listeners) listener(answered);
      });
    }
    return currentRequest.run(id, () => handle(request, response));
  };
}
