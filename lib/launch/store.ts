import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { type ApiLog, openApiLog } from './api-log.ts';
import { buildStorefront } from './build.ts';
import { checkSettings } from './check-settings.ts';
import { compileCacheFolder, dropOldCompileCaches } from './compile-cache.ts';
import { type SupervisedProgram, keepRunning } from './keep-running.ts';
import { assertPortsFree } from './ports.ts';
import { startProgram } from '../server/program.ts';
import { markRunning, refuseSecondStore } from './running-store.ts';
import { obtainSecrets } from './secrets.ts';
import { childEnvironment, type LaunchSettings, readSettings } from './settings.ts';
import { tracingOf } from './tracing/tracing-of.ts';
import { answersInTime, waitForAnswer } from './wait-for-answer.ts';
import { environmentOfApi, environmentOfStorefront } from './withheld-settings.ts';

export type StoreKind = 'start' | 'dev';

export interface Store {
  settings: LaunchSettings;
  /** Settles when the first page is available. */
  ready: Promise<void>;
  /** Stops the storefront first, then the API, which closes the database. */
  stop(): Promise<void>;
  kill(): void;
}

const API_LIMIT_MS = 10 * 60_000;
const PAGE_LIMIT_MS = 3 * 60_000;
/** Half of V8's young generation; its default grows to 128 MB. */
const SEMI_SPACE_MB = 16;
/** What the storefront keeps lies outside of its heap: packed answers, files and pictures. */
const FRONT_HEAP_MB = 128;

interface Part {
  stop(): Promise<void>;
  kill?(): void;
}

/**
 * Starts the store: checks first, then API and build in parallel, then the storefront. If a setting
 * or a port is wrong, throws a LaunchError before anything is changed.
 */
export async function startStore(kind: StoreKind, say: (line: string) => void): Promise<Store> {
  await checkSettings(process.env);
  const settings = readSettings(process.env);
  await refuseSecondStore(settings);
  await assertPortsFree(settings);
  const secrets = await obtainSecrets(settings, process.env);
  const unmark = await markRunning(settings);
  const nodeEnv = kind === 'start' ? 'production' : 'development';
  const env = childEnvironment(process.env, settings, secrets, nodeEnv);

  const parts: Part[] = [];
  let isStopping = false;
  const add = <T extends Part>(part: T): T => {
    parts.unshift(part);
    return part;
  };
  const bringUp = async () => {
    const waits: Promise<unknown>[] = [];
    if (settings.hasEmbeddedApi) {
      await dropOldCompileCaches(settings.dataDir);
      const log = await openApiLog(settings.dataDir, say);
      add({ stop: () => log.close() });
      add(leftDatabase(settings, env));
      say('Starting the database and the store API.');
      waits.push(add(keepApi(kind, settings, env, log, say)).firstReady);
    }
    if (kind === 'start') waits.push(add(buildStorefront(process.env, say)).done);
    await Promise.all(waits);
    if (isStopping) return;
    await add(keepStorefront(kind, settings, env, say)).firstReady;
  };
  return {
    settings,
    ready: bringUp(),
    stop: async () => {
      isStopping = true;
      for (const part of parts) await part.stop();
      await unmark();
    },
    kill: () => parts.forEach((part) => part.kill?.()),
  };
}

const heapLimits = (megabytes: number) => [
  `--max-old-space-size=${megabytes}`,
  `--max-semi-space-size=${SEMI_SPACE_MB}`,
];

/**
 * glibc's malloc as the programs' environment sets it: by itself it keeps freed buffers of uploads
 * and pictures of up to 32 MB for later, in a heap for each thread.
 */
const mallocSettings = {
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
  MALLOC_ARENA_MAX: '2',
};

function keepApi(
  kind: StoreKind,
  settings: LaunchSettings,
  env: NodeJS.ProcessEnv,
  log: ApiLog,
  say: (line: string) => void,
): SupervisedProgram {
  const file = kind === 'dev' ? 'lib/launch/watch-api.ts' : 'lib/backend/main.ts';
  const tracing = tracingOf('api', env);
  return keepRunning({
    say,
    start: () =>
      startProgram({
        name: 'The store API',
        args: [...heapLimits(settings.apiHeapMb), ...tracing.args, resolve(file)],
        env: {
          ...mallocSettings,
          ...environmentOfApi(env),
          ...tracing.env,
          NODE_COMPILE_CACHE: compileCacheFolder(settings.dataDir),
        },
        output: (chunk) => log.write(chunk),
        stopLimitMs: 90_000,
      }),
    isReady: (program) =>
      waitForAnswer(`${settings.storeApiUrl}/health`, program, {
        isWanted: (status) => status === 200,
        limitMs: API_LIMIT_MS,
      }),
    ...(kind === 'start' && { isAlive: askLivez(settings.storeApiUrl) }),
  });
}

function keepStorefront(
  kind: StoreKind,
  settings: LaunchSettings,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): SupervisedProgram {
  const tracing = tracingOf('storefront', env);
  // What is being worked on is compiled in memory.
  const limits = kind === 'start' ? heapLimits(FRONT_HEAP_MB) : [];
  return keepRunning({
    say,
    start: () =>
      startProgram({
        name: 'The storefront',
        args: [...limits, ...tracing.args, resolve('lib/launch/serve-storefront.ts')],
        env: {
          ...mallocSettings,
          ...environmentOfStorefront(env),
          HOST: settings.host,
          PORT: String(settings.port),
          ...(kind === 'start' && { RENDERER_HEAP_MB: String(settings.storefrontHeapMb) }),
          ...(settings.metricsPort && { METRICS_PORT: String(settings.metricsPort + 1) }),
          ...tracing.env,
        },
        output: 'terminal',
        stopLimitMs: 20_000,
      }),
    isReady: (program) =>
      waitForAnswer(`${settings.storefrontUrl}/`, program, {
        isWanted: () => true,
        limitMs: PAGE_LIMIT_MS,
      }),
    ...(kind === 'start' && { isAlive: askLivez(settings.storefrontUrl) }),
  });
}

const askLivez = (url: string) => (limitMs: number) => answersInTime(`${url}/livez`, limitMs);

/** Stops the database that a killed API has left running; quick after an orderly stop. */
function leftDatabase(settings: LaunchSettings, env: NodeJS.ProcessEnv): Part {
  const end = () =>
    spawn(
      process.execPath,
      [resolve('lib/backend/db/embedded/end-left-server.ts'), settings.dataDir],
      {
        env,
        detached: true,
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
  return {
    stop: async () => void (await once(end(), 'exit')),
    kill: () => end().unref(),
  };
}
