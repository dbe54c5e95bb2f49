import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isListening } from './is-listening.ts';

/** Whether a redis-server can be started here; without one its tests are skipped. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

export interface TestRedis {
  url: string;
  stop: () => Promise<void>;
  /** Starts it again, empty. */
  start: () => Promise<void>;
  /** SIGSTOP: it takes commands and answers none. */
  hang: () => void;
  /** SIGCONT. */
  goOn: () => void;
  close: () => Promise<void>;
}

/** Starts a Redis of its own, in memory alone. */
export async function startRedis(): Promise<TestRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'sose-redis-'));
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  let server: ChildProcess | undefined;
  const start = async () => {
    const args = ['--port', String(port), '--save', '', '--appendonly', 'no', '--dir', folder];
    server = spawn('redis-server', args, { stdio: 'ignore' });
    while (!(await isListening(port))) await sleep(20);
  };
  const stop = async () => {
    if (!server || server.exitCode !== null) return;
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    hang: () => server?.kill('SIGSTOP'),
    goOn: () => server?.kill('SIGCONT'),
    close: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
