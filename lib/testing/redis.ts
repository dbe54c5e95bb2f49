import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram, waitUntilUp, type Program, type ProgramUser } from '../server/program.ts';
import { isListening } from './is-listening.ts';

/** Whether a redis-server can be started here; without one its tests are skipped. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

export interface Redis {
  url: string;
  /** Starts it, empty. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** SIGSTOP: it takes commands and answers none. */
  hang: () => void;
  /** SIGCONT. */
  goOn: () => void;
}

export function prepareRedis(options: {
  command: string;
  user?: ProgramUser | undefined;
  folder: string;
  port: number;
  /** Further arguments. */
  settings?: string[];
}): Redis {
  const { command, user, folder, port, settings = [] } = options;
  let server: Program | undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      server = startProgram({
        name: 'Redis',
        command,
        args: [
          ...['--bind', '127.0.0.1', '--port', String(port), '--dir', folder],
          ...['--save', '', '--appendonly', 'no'],
          ...settings,
        ],
        user,
        output: 'memory',
      });
      await waitUntilUp(server, () => isListening(port));
    },
    // It has nothing to save.
    stop: async () => {
      server?.kill();
      await server?.exited;
    },
    hang: () => process.kill(server?.pid ?? 0, 'SIGSTOP'),
    goOn: () => process.kill(server?.pid ?? 0, 'SIGCONT'),
  };
}

export interface TestRedis extends Redis {
  close: () => Promise<void>;
}

/** Starts a separate Redis on a free port. */
export async function startRedis(): Promise<TestRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'sose-redis-'));
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  const redis = prepareRedis({ command: 'redis-server', folder, port });
  await redis.start();
  return {
    ...redis,
    close: async () => {
      await redis.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
