import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as askHttp } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Renderers } from '../answers/renderers.ts';
import { aliveAddress } from '../answers/rendered.ts';
import { type Program, startProgram } from '../server/program.ts';
import { keepRunning } from './keep-running.ts';

const isDevelopment = process.env.NODE_ENV === 'development';
const mostByDefault = 4;
const heapMb = process.env['RENDERER_HEAP_MB'];
/* Of two the last one counts. */
const heapLimit = heapMb ? [`--max-old-space-size=${heapMb}`] : [];
const startLimitMs = 3 * 60_000;
const stopLimitMs = 10_000;
const pauseMs = 50;

/** One core is left for the storefront, which answers what is kept. */
export const usualRenderers = (): number =>
  isDevelopment ? 1 : Math.max(1, Math.min(mostByDefault, availableParallelism() - 1));

interface Kept {
  /** Settles when the first of them renders. */
  firstReady: Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts programs that render, each behind a socket in a folder that only this user can read, and
 * starts them again whenever they end or hang.
 */
export async function keepRenderers(count: number, renderers: Renderers): Promise<Kept> {
  const folder = await mkdtemp(join(tmpdir(), 'sose-'));
  const programs = Array.from({ length: count }, (_, place) => {
    const socketPath = join(folder, `${place}-${randomUUID().slice(0, 8)}`);
    const isAlive = (limitMs: number) => answers(socketPath, limitMs);
    return keepRunning({
      say: (line) => console.error(line),
      start: () => start(socketPath, renderers),
      isReady: async (program) => {
        const isReady = await waitFor(program, isAlive);
        if (isReady) renderers.add(socketPath);
        return isReady;
      },
      // While it is worked on, compiling takes its time.
      ...(!isDevelopment && { isAlive }),
    });
  });
  return {
    firstReady: Promise.any(programs.map(({ firstReady }) => firstReady)),
    stop: async () => {
      await Promise.all(programs.map((kept) => kept.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function start(socketPath: string, renderers: Renderers): Program {
  const program = startProgram({
    name: 'The renderer',
    // The same tracing, and a heap limit of its own.
    args: [...process.execArgv, ...heapLimit, resolve('lib/launch/serve-renderer.ts')],
    env: { ...process.env, RENDERER_SOCKET: socketPath },
    output: 'terminal',
    stopLimitMs,
  });
  void program.exited.then(() => renderers.remove(socketPath));
  return program;
}

async function waitFor(
  program: Program,
  isAlive: (limitMs: number) => Promise<boolean>,
): Promise<boolean> {
  const giveUpAt = performance.now() + startLimitMs;
  while (!program.hasExited() && performance.now() < giveUpAt) {
    if (await isAlive(startLimitMs)) return true;
    await sleep(pauseMs);
  }
  return false;
}

function answers(socketPath: string, limitMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = askHttp({ socketPath, path: aliveAddress, timeout: limitMs }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(false));
    asked.end();
  });
}
