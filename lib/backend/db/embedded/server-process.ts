import { execFile, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { serverEnvironment } from './cluster.ts';
import type { Endpoint } from './endpoint.ts';
import type { Home } from './home.ts';
import { type PostmasterFile, readPostmasterFile } from './postmaster-file.ts';
import { isRunning } from './process-facts.ts';
import { openServerLog, type ServerLog } from './server-log.ts';
import { serverArguments } from './server-settings.ts';
import { startError } from './start-error.ts';

export interface ServerProcess {
  pid: number;
  /** Resolves when the process has exited, for any reason. */
  exited: Promise<void>;
}

interface LaunchOptions {
  /** Whether an acknowledged transaction must survive a crash of the machine. */
  isDurable: boolean;
  /** Aborts a start in progress. */
  signal?: AbortSignal;
}

const READY_LIMIT_MS = 5 * 60_000;
const RETRY_LIMIT_MS = 60_000;
const FAST_STOP_LIMIT_MS = 60_000;
const IMMEDIATE_STOP_LIMIT_MS = 10_000;
const STILL_OCCUPIED =
  /pre-existing shared memory block|lock file "[^"]*" already exists|Is another postmaster/i;

/**
 * Starts the server and waits until it accepts connections. If remains of a killed server block the
 * start, waits until they have ended and tries again.
 */
export async function launchServer(
  home: Home,
  binaries: Binaries,
  endpoint: Endpoint,
  { isDurable, signal }: LaunchOptions,
): Promise<ServerProcess> {
  const args = serverArguments(home.data, endpoint, isDurable);
  const giveUpAt = performance.now() + RETRY_LIMIT_MS;
  for (let wait = 100; ; wait = Math.min(wait * 2, 2000)) {
    const serverLog = await openServerLog(home);
    try {
      const left = await readPostmasterFile(home.data);
      const server = await spawnServer(home, binaries, args, serverLog, left);
      if (await becomesReady(server, home.data, left, signal)) return server;
      const logTail = await serverLog.tail();
      if (!STILL_OCCUPIED.test(logTail) || performance.now() > giveUpAt || signal?.aborted) {
        throw startError(`The database does not start, see ${serverLog.path}.`, lastLines(logTail));
      }
    } finally {
      await serverLog.close();
    }
    await sleep(wait);
  }
}

async function spawnServer(
  home: Home,
  binaries: Binaries,
  args: string[],
  serverLog: ServerLog,
  left: PostmasterFile | null,
): Promise<ServerProcess> {
  // PostgreSQL takes any living process with the pid of the old postmaster.pid for its predecessor,
  // also a zombie or an unrelated program. With PG_GRANDPARENT_PID set to that pid it does not. The
  // check for shared memory still in use remains active.
  const dead: Record<string, string> =
    left && !left.alive ? { PG_GRANDPARENT_PID: String(left.pid) } : {};
  const child = spawn(binaries.postgres, args, {
    cwd: home.folder,
    detached: true,
    windowsHide: true,
    stdio: ['ignore', serverLog.fd, serverLog.fd],
    env: serverEnvironment(dead),
    ...(home.user && { uid: home.user.uid, gid: home.user.gid }),
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', (error) => reject(startError('The database does not start.', error)));
  });
  child.unref();
  return { pid: child.pid ?? 0, exited };
}

/** Returns a handle for a server that an earlier, killed program left running. */
export function adoptServer(pid: number): ServerProcess {
  const exited = new Promise<void>((resolve) => {
    const watch = setInterval(() => {
      if (isRunning(pid)) return;
      clearInterval(watch);
      resolve();
    }, 250);
    watch.unref();
  });
  return { pid, exited };
}

/**
 * Waits until the server accepts connections; returns false if it exits before. `left` is the
 * postmaster.pid of its predecessor: in a container both may have the same pid.
 */
export async function becomesReady(
  server: ServerProcess,
  data: string,
  left: PostmasterFile | null,
  signal?: AbortSignal,
): Promise<boolean> {
  let hasExited = false;
  void server.exited.then(() => (hasExited = true));
  const giveUpAt = performance.now() + READY_LIMIT_MS;
  while (!hasExited && isRunning(server.pid)) {
    const file = await readPostmasterFile(data);
    const isLeft = file?.pid === left?.pid && file?.startedAt === left?.startedAt;
    if (file?.pid === server.pid && !isLeft && file.status === 'ready') return true;
    if (signal?.aborted) process.kill(server.pid, 'SIGINT');
    if (performance.now() > giveUpAt) {
      throw startError('The database does not start.', `not ready after ${READY_LIMIT_MS} ms`);
    }
    await sleep(25);
  }
  return false;
}

/**
 * Stops the server (fast shutdown): open transactions are rolled back, committed data is on the
 * disk.
 */
export async function stopServer(
  server: Pick<ServerProcess, 'pid'>,
  home: Home,
  binaries: Binaries,
): Promise<void> {
  if (process.platform === 'win32') {
    await promisify(execFile)(binaries.pgCtl, ['stop', '-D', home.data, '-m', 'fast', '-w']);
    return;
  }
  for (const [signal, limit] of [
    ['SIGINT', FAST_STOP_LIMIT_MS],
    ['SIGQUIT', IMMEDIATE_STOP_LIMIT_MS],
  ] as const) {
    if (!isRunning(server.pid)) return;
    process.kill(server.pid, signal);
    if (await goesWithin(server.pid, limit)) return;
  }
  throw new Error(`The database (process ${server.pid}) does not stop.`);
}

async function goesWithin(pid: number, limitMs: number): Promise<boolean> {
  const giveUpAt = performance.now() + limitMs;
  while (isRunning(pid)) {
    if (performance.now() > giveUpAt) return false;
    await sleep(20);
  }
  return true;
}

function lastLines(text: string): string {
  return text.split('\n').slice(-6).join('\n');
}
