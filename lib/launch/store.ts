import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { type ApiLog, openApiLog } from './api-log.ts';
import { buildStorefront } from './build.ts';
import { canBuildBesideApi, readMemory } from './build-memory.ts';
import { checkSettings } from './check-settings.ts';
import { dropOldCompileCaches, resolveOnce } from './compile-cache.ts';
import { inheritedSocket, passSocket } from './inherited-socket.ts';
import { type SupervisedProgram, keepRunning } from './keep-running.ts';
import { assertPortsFree } from './ports.ts';
import { startProgram } from '../server/program.ts';
import { memoryLimits } from './memory-limits.ts';
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
const PAGE_LIMIT_MS = API_LIMIT_MS + 3 * 60_000;
interface Part {
  stop(): Promise<void>;
  kill?(): void;
}

/**
 * Starts the store: checks first, then API and build in parallel, and the storefront once it is
 * built. If a setting or a port is wrong, throws a LaunchError before anything is changed.
 */
export async function startStore(kind: StoreKind, say: (line: string) => void): Promise<Store> {
  await checkSettings(process.env);
  const settings = readSettings(process.env);
  await refuseSecondStore(settings);
  const socket = inheritedSocket(process.env);
  await assertPortsFree(settings, socket !== undefined);
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
    const build = () => add(buildStorefront(process.env, say)).done;
    const isBuiltFirst = kind === 'start' && !canBuildBesideApi(readMemory());
    if (isBuiltFirst) await build();
    if (isStopping) return;
    let api: Promise<void> | undefined;
    if (settings.hasEmbeddedApi) {
      await dropOldCompileCaches();
      const log = await openApiLog(settings.dataDir, say);
      add({ stop: () => log.close() });
      add(leftDatabase(settings, env));
      say('Starting the database and the store API.');
      api = add(keepApi(kind, settings, env, log, say)).firstReady;
    }
    const startStorefront = async () => {
      if (kind === 'start' && !isBuiltFirst) await build();
      if (!isStopping) await add(keepStorefront(kind, settings, env, say, socket)).firstReady;
    };
    await Promise.all([api, startStorefront()]);
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

function keepApi(
  kind: StoreKind,
  settings: LaunchSettings,
  env: NodeJS.ProcessEnv,
  log: ApiLog,
  say: (line: string) => void,
): SupervisedProgram {
  const file = kind === 'dev' ? 'lib/launch/watch-api.ts' : 'lib/backend/main.ts';
  const tracing = tracingOf('api', env);
  const limits = memoryLimits('api', settings);
  return keepRunning({
    say,
    start: () =>
      startProgram({
        name: 'The store API',
        args: [...limits.args, ...resolveOnce, ...tracing.args, resolve(file)],
        env: {
          ...environmentOfApi(env),
          ...limits.env,
          ...tracing.env,
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
  socket: number | undefined,
): SupervisedProgram {
  const passed = passSocket(socket);
  const tracing = tracingOf('storefront', env);
  // What is being worked on is compiled in memory.
  const limits = kind === 'start' ? memoryLimits('storefront', settings) : undefined;
  let awaitsApi = settings.hasEmbeddedApi;
  return keepRunning({
    say,
    start: () => {
      const startsWithApi = awaitsApi;
      // One that is started again shows what is wrong where the API is away.
      awaitsApi = false;
      return startProgram({
        name: 'The storefront',
        args: [...(limits?.args ?? []), ...tracing.args, resolve('lib/launch/serve-storefront.ts')],
        env: {
          ...environmentOfStorefront(env),
          ...limits?.env,
          ...passed.env,
          HOST: settings.host,
          PORT: String(settings.port),
          ...(settings.metricsPort && { METRICS_PORT: String(settings.metricsPort + 1) }),
          ...(startsWithApi && { AWAIT_API: 'true' }),
          ...tracing.env,
        },
        descriptors: passed.descriptors,
        output: 'terminal',
        stopLimitMs: 20_000,
      });
    },
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
