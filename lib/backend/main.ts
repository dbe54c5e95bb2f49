import { readEnv } from './env.ts';
import { errorText } from './error-text.ts';
import { createLog } from './log.ts';
import type { Part } from './programs/part.ts';
import { readProgram } from './programs/program-name.ts';
import { runApi } from './programs/run-api.ts';
import { runWorker, runWorkerProbes } from './programs/run-worker.ts';
import { watchStore } from './jobs/watch-store.ts';
import { openStoreDatabase } from './programs/store-database.ts';

/*
 * Entry point of the embedded store API: database, schema, demo data, jobs, HTTP, and a graceful
 * shutdown. `main.ts api` and `main.ts worker` run only one of the two programs.
 */

const stopLimitMs = 25_000;

async function main(): Promise<void> {
  const program = readProgram(process.argv[2]);
  const env = readEnv(process.env);
  if (program && !env.databaseUrl) {
    throw new Error(
      `The ${program} needs DATABASE_URL to run separately: the embedded PostgreSQL serves only one program.`,
    );
  }
  const log = createLog(env.logLevel).child(program ? { program } : {});
  const now = () => new Date();
  if (process.env['OTEL_EXPORTER_OTLP_ENDPOINT']) {
    (await import('./observe/start-tracing.ts')).startTracing();
  }
  /** The last part started is stopped first. */
  const parts: Part[] = [];
  let isStopping = false;
  async function stop(exitCode: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info('Stopping');
    const limitMs = stopLimitMs + env.drainSeconds * 1_000;
    setTimeout(() => process.exit(exitCode || 1), limitMs).unref();
    for (const part of parts) await part.stop();
    process.exit(exitCode);
  }
  const end = () => void stop(1);

  const database = await openStoreDatabase(env, log, now, program);
  parts.unshift({ stop: database.close });
  if (program !== 'api') parts.unshift(await runWorker(env, database, log, now));
  if (program === 'worker') parts.unshift(runWorkerProbes(env, database, log, end));
  else parts.unshift(await runApi(env, database, log, now, end));
  parts.unshift(watchStore({ db: database.worker.db, now, env, log }));
  if (env.metrics) {
    const { startMetrics } = await import('./observe/start-metrics.ts');
    const jobs = program === 'api' ? undefined : database.worker.db;
    parts.unshift(startMetrics(env.metrics, jobs, log, end));
  }

  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  // Started as a child process: stop when the parent process has ended.
  if (process.send) process.on('disconnect', () => void stop(0));
}

main().catch((error: unknown) => {
  process.stderr.write(`${errorText(error)}\n`);
  process.exit(1);
});
