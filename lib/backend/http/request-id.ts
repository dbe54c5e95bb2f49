import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { headerNames } from '../../contract/envelope.ts';
import { toRequestId } from '../../server/request-id.ts';
import { currentCause } from '../observe/current-cause.ts';
import { requestAnswered } from '../observe/signals.ts';
import { inSpan } from '../observe/tracer.ts';
import type { AppEnv } from './app-env.ts';

/**
 * Assigns every request an id (the caller's own if valid) and logs the result. Logs the route
 * pattern, not the path: paths contain reset codes, tokens and mobile numbers.
 */
export function requestLog(log: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = toRequestId(c.req.header(headerNames.requestId));
    c.set('requestId', requestId);
    const requestLogger = log.child({ requestId });
    c.set('log', requestLogger);
    c.header(headerNames.requestId, requestId);
    const start = performance.now();
    const { method } = c.req;
    const answered = () => ({
      'http.request.method': method,
      'http.route': routePath(c, -1),
      'http.response.status_code': c.res.status,
    });
    await inSpan(
      `${method} call`,
      {
        kind: 'server',
        traceparent: c.req.header('traceparent'),
        attributes: answered,
        hasFailed: () => c.res.status >= 500,
      },
      () => currentCause.run({ requestId }, next),
    );
    const { status } = c.res;
    const route = routePath(c, -1);
    const ms = performance.now() - start;
    requestAnswered.tell({ method, route, status, seconds: ms / 1_000 });
    requestLogger[status >= 500 ? 'error' : 'debug'](
      { method, route, status, ms: Math.round(ms) },
      'request',
    );
  };
}
