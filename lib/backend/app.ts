import { Hono } from 'hono';
import type pg from 'pg';
import type { Logger } from 'pino';
import { largestBody } from '../contract/upload-calls.ts';
import { findClientAddress } from '../server/client-address.ts';
import { trustRanges } from '../server/trusted-proxies.ts';
import type { Database } from './db/client.ts';
import type { Reader } from './db/reader/open-reader.ts';
import type { BackendEnv } from './env.ts';
import type { App, AppEnv } from './http/app-env.ts';
import { checkRequest, requireCompany, normalisePath } from './http/check-request.ts';
import { handleError, handleUnknownPath } from './http/handle-errors.ts';
import type { LimitRedis } from './http/limit-redis.ts';
import { limitBody } from './http/read-body.ts';
import { createRateLimits } from './http/rate-limit.ts';
import { requestLog } from './http/request-id.ts';
import type { Router } from './http/route.ts';
import { isUpload } from './http/upload.ts';
import { createReadiness, type ReadinessProbe } from './programs/readiness.ts';
import * as companyRoutes from './routes/company-routes.ts';
import { courierRoutes } from './routes/courier.ts';
import { gatewayRoutes } from './routes/gateway.ts';
import { runningRoutes } from './routes/running.ts';
import { envWithKeys } from './services/provider-keys/env-with-keys.ts';

export interface AppParts {
  env: BackendEnv;
  db: Database;
  /** Database for calls that write: limited to a share of the connections. */
  writes: Database;
  /**
   * Separate pool for the rate limit counters, so that they never wait for the requests they limit.
   */
  limitPool: pg.Pool;
  /** Counts instead of the database, where it is set. */
  limitRedis?: LimitRedis | undefined;
  /** Replica for lists and reports. */
  reader?: Reader | undefined;
  /** Left out: ready whenever its database is. */
  readiness?: ReadinessProbe;
  log: Logger;
  now: () => Date;
}

const readOnly = new Set(['GET', 'HEAD']);

/** Creates the store API as one Hono app. The app itself is stateless. */
export function createApp({
  env,
  db,
  writes,
  limitPool,
  limitRedis,
  reader,
  readiness = createReadiness(limitPool, { reader: reader?.state }),
  log,
  now,
}: AppParts): App {
  const app = new Hono<AppEnv>({ getPath: normalisePath });
  const router: Router = {
    app,
    endpoints: [],
    downloads: [],
    reader,
    limits: createRateLimits(limitPool, env, limitRedis),
    contextFor: (c) => ({
      db: readOnly.has(c.req.method) ? db : writes,
      now,
      env: c.get('env') ?? env,
      log: c.get('log'),
    }),
  };
  app.onError(handleError);
  app.notFound(handleUnknownPath);
  app.use(requestLog(log));
  const isTrusted = trustRanges(env.trustedProxies);
  app.use(async (c, next) => {
    const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
    const peer = incoming?.socket?.remoteAddress ?? '127.0.0.1';
    const forwardedFor = c.req.header('x-forwarded-for');
    c.set('clientAddress', findClientAddress(peer, forwardedFor, isTrusted));
    await next();
  });
  app.use(checkRequest);
  const limited = limitBody(largestBody);
  // Uploads have their own rate limit, which is checked later, when the sender is known.
  app.use((c, next) => (isUpload(c) ? next() : limited(c, next)));

  runningRoutes(router, readiness);
  app.use(async (c, next) => {
    c.set('env', await envWithKeys({ db, env, log: c.get('log') }));
    await next();
  });
  gatewayRoutes(router);
  courierRoutes(router);
  app.use(requireCompany);
  for (const addRoutes of Object.values(companyRoutes)) addRoutes(router);
  return app;
}
