import { createApp } from './app.ts';
import { openApiDatabase, openDatabase } from './db/client.ts';
import { connectDatabase } from './db/connect.ts';
import { migrateDatabase } from './db/migrate.ts';
import { seedBasics, seedDemo } from './db/seed.ts';
import { readEnv } from './env.ts';
import { serveApi } from './http/serve-api.ts';
import { startWorker } from './jobs/worker.ts';
import { createLog } from './log.ts';
import { warmIndex } from './search/engine.ts';
import { refuseDemo } from './services/demo-data/refuse-demo.ts';
import { startFollowing } from './search/engine.ts';
import { makeOwnerCode } from './services/setup/owner-code.ts';

/*
 * Entry point of the embedded store API: database, schema, demo data, jobs, HTTP, and a graceful
 * shutdown.
 */

const drainLimitMs = 10_000;
/** Connections of the pool for rate limits; each count takes one or two milliseconds. */
const limitConnections = 3;

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
  const now = () => new Date();
  const server = await connectDatabase(env, (line) => log.info(line));
  const client = openApiDatabase({ ...server.connection, max: env.databasePool }, log);
  const workerClient = openDatabase({ ...server.connection, max: 6, statement_timeout: 0 }, log);
  const limitClient = openDatabase(
    { ...server.connection, max: limitConnections, application_name: 'sose-limits' },
    log,
  );
  await migrateDatabase(workerClient.pool);
  if (env.mode === 'live') await refuseDemo({ db: workerClient.db });
  await seedBasics(workerClient.db, now());
  if (env.withDemoData) await seedDemo(workerClient.db, now());

  const ownerCode = await makeOwnerCode({ db: workerClient.db, now });
  if (ownerCode) {
    process.stderr.write(
      `This store has no owner yet. Whoever opens this address first becomes the owner:\n  ${env.siteUrl}/first-day?code=${ownerCode}\n`,
    );
  }

  const worker = await startWorker(
    workerClient.pool,
    () => ({ db: workerClient.db, now, env, log }),
    log,
  );
  const following = env.search && startFollowing({ db: workerClient.db, log }, env.search);
  const app = createApp({ env, ...client, limitPool: limitClient.pool, log, now });
  const http = serveApi(app, { hostname: env.host, port: env.port });
  http.on('listening', () => {
    log.info(`The store API listens on ${env.host}:${env.port}`);
    if (!env.search) void warmIndex({ db: client.db, now, env, log });
  });
  http.on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE'
        ? `Port ${env.port} is in use: set API_PORT to a free one`
        : error.message;
    process.stderr.write(`The store API cannot listen. ${reason}\n`);
    void stop(1);
  });

  let isStopping = false;
  async function stop(exitCode: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info('Stopping');
    const hardEnd = setTimeout(() => process.exit(exitCode || 1), drainLimitMs + 15_000);
    hardEnd.unref();
    await new Promise<void>((resolve) => {
      const limit = setTimeout(() => {
        http.closeAllConnections();
      }, drainLimitMs);
      http.close(() => {
        clearTimeout(limit);
        resolve();
      });
      http.closeIdleConnections();
    });
    await following?.stop();
    await worker
      .stop()
      .catch((error: unknown) => log.warn({ err: error }, 'the worker stopped late'));
    await client.close();
    await limitClient.close();
    await workerClient.close();
    await server.stop();
    process.exit(exitCode);
  }
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  // Started as a child process: stop when the parent process is gone.
  if (process.send) process.on('disconnect', () => void stop(0));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
