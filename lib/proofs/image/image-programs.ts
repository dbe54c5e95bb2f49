import { setTimeout as sleep } from 'node:timers/promises';
import type { UndoStack } from '../cluster/undo-stack.ts';
import { call } from '../faults/call.ts';
import type { Report } from '../faults/report.ts';
import { secretNames } from '../../launch/secrets.ts';
import { startContainer, type Container } from './container.ts';

export interface ImageSettings {
  shared: Record<string, string>;
  siteUrl: string;
  apiUrl: string;
  workerUrl: string;
}

export interface RunningImage extends ImageSettings {
  programs: Container[];
  /** Runs Node in the image with a script; returns its exit code. */
  runNode: (script: string) => Promise<number>;
}

interface Bench {
  report: Report;
  undo: UndoStack;
  say: (line: string) => void;
}

const readyLimitMs = 240_000;

/** Returns the settings of a demo shop on these ports: storefront, API, worker. */
export function imageSettings(given: {
  databaseUrl: string;
  redisUrl: string;
  ports: readonly number[];
}): ImageSettings {
  const [port = 0, apiPort = 0, workerPort = 0] = given.ports;
  const siteUrl = `http://localhost:${port}`;
  return {
    siteUrl,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    workerUrl: `http://127.0.0.1:${workerPort}`,
    shared: {
      ...Object.fromEntries(secretNames.map((name) => [name, `${name}-`.padEnd(40, 'x')])),
      // The network is that of this machine.
      ...{ HOST: '127.0.0.1', API_HOST: '127.0.0.1' },
      ...{ PORT: String(port), API_PORT: String(apiPort), WORKER_PORT: String(workerPort) },
      SITE_URL: siteUrl,
      STOREFRONT_URL: siteUrl,
      TRUSTED_PROXIES: 'loopback',
      DATABASE_URL: given.databaseUrl,
      REDIS_URL: given.redisUrl,
      LOG_LEVEL: 'warn',
    },
  };
}

/** Runs `prepare`, then the three programs, each in a container of its own. */
export async function startImage(
  { root, folder, settings }: { root: string; folder: string; settings: ImageSettings },
  { report, undo, say }: Bench,
): Promise<RunningImage> {
  const { shared, siteUrl, apiUrl, workerUrl } = settings;
  const programs: Container[] = [];
  const start = async (name: string, env: Record<string, string> = {}) => {
    const container = await startContainer({
      ...{ name, root, folder, args: [name] },
      env: { ...shared, ...env },
    });
    undo.add(() => container.stop());
    return container;
  };
  say('prepare …');
  const job = await start('prepare');
  const code = await job.exited;
  report.check('prepare fills the database', code === 0, await job.said());
  const wanted = [
    { name: 'api', url: apiUrl },
    { name: 'worker', url: workerUrl },
    { name: 'storefront', url: siteUrl, env: { STORE_API_URL: apiUrl } },
  ];
  for (const { name, url, env } of wanted) {
    say(`${name} …`);
    const container = await start(name, env);
    programs.push(container);
    await untilReady(container, url);
    for (const path of ['/livez', '/readyz']) {
      const reply = await call(url, 'GET', path);
      report.check(`${name} answers ${path}`, reply?.status === 200, reply?.text);
    }
  }
  let runs = 0;
  const runNode = async (script: string) => {
    runs += 1;
    const container = await startContainer({
      ...{ name: `node-${runs}`, root, folder, env: {}, args: ['-e', script] },
      entrypoint: ['/usr/local/bin/node'],
    });
    return container.exited;
  };
  return { ...settings, programs, runNode };
}

async function untilReady(container: Container, url: string): Promise<void> {
  const giveUpAt = Date.now() + readyLimitMs;
  while ((await call(url, 'GET', '/readyz'))?.status !== 200) {
    if (container.hasEnded() || Date.now() > giveUpAt) {
      throw new Error(`${container.name} did not start.\n${await container.said()}`);
    }
    await sleep(200);
  }
}
