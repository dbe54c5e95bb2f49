import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createApp } from '../app.ts';
import { openApiDatabase, openDatabase } from '../db/client.ts';
import { openReader } from '../db/reader/open-reader.ts';
import { readerForAll } from '../db/reader/with-reader.ts';
import type { BackendEnv } from '../env.ts';
import { openLimitRedis } from '../http/limit-redis.ts';
import { serveApi } from '../http/serve-api.ts';
import { openPools } from '../observe/open-pools.ts';
import { warmIndex } from '../search/engine.ts';
import { closeWithin } from '../../server/close-server.ts';
import { endIfPortIsTaken } from './listening.ts';
import type { Part } from './part.ts';
import { createReadiness } from './readiness.ts';
import type { StoreDatabase } from './store-database.ts';

/** Connections of the pool for rate limits; each count takes one or two milliseconds. */
const limitConnections = 3;

export async function runApi(
  env: BackendEnv,
  { connection, reader: replica }: StoreDatabase,
  log: Logger,
  now: () => Date,
  end: () => void,
): Promise<Part> {
  const client = openApiDatabase({ ...connection, max: env.databasePool }, log);
  const limitClient = openDatabase(
    { ...connection, max: limitConnections, application_name: 'sose-limits' },
    log,
  );
  openPools.set('requests', client.pool).set('limits', limitClient.pool);
  const limitRedis = env.redisUrl ? await openLimitRedis(env.redisUrl, log) : undefined;
  const reader = replica && openReader({ ...replica, max: env.databasePool }, limitClient.db, log);
  if (reader) {
    openPools.set('reader', reader.pool);
    await reader.check();
    reader.watch();
  }
  const readiness = createReadiness(limitClient.pool, {
    isRedisUp: limitRedis?.isUp,
    reader: reader?.state,
  });
  const app = createApp({
    env,
    ...client,
    limitPool: limitClient.pool,
    limitRedis,
    reader,
    readiness,
    log,
    now,
  });
  const server = serveApi(app, { hostname: env.host, port: env.port });
  server.on('listening', () => {
    log.info(`The store API listens on ${env.host}:${env.port}`);
    const forAll = reader && readerForAll(reader, client.db);
    if (!env.search) void warmIndex({ db: client.db, reader: forAll, now, env, log });
  });
  endIfPortIsTaken(server, { name: 'The store API', setting: 'API_PORT', port: env.port }, end);
  return {
    stop: async () => {
      readiness.drain();
      // A balancer looks at /readyz and sends nothing more, before the port is closed.
      await sleep(env.drainSeconds * 1_000);
      await closeWithin(server);
      await reader?.close();
      await client.close();
      await limitClient.close();
      limitRedis?.close();
    },
  };
}
