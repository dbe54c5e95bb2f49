import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { headerNames } from '../../contract/envelope.ts';
import type { AppEnv } from './app-env.ts';

const acceptable = /^[\w-]{8,64}$/;

/**
 * Assigns every request an id (the caller's own if valid) and logs the result. Logs the route
 * pattern, not the path: paths contain reset codes, tokens and mobile numbers.
 */
export function requestLog(log: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const sent = c.req.header(headerNames.requestId);
    const requestId = sent && acceptable.test(sent) ? sent : randomUUID();
    c.set('requestId', requestId);
    const requestLogger = log.child({ requestId });
    c.set('log', requestLogger);
    c.header(headerNames.requestId, requestId);
    const start = performance.now();
    await next();
    requestLogger[c.res.status >= 500 ? 'error' : 'debug'](
      {
        method: c.req.method,
        route: routePath(c, -1),
        status: c.res.status,
        ms: Math.round(performance.now() - start),
      },
      'request',
    );
  };
}
