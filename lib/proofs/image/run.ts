import { randomBytes } from 'node:crypto';
import { runCommand } from '../../launch/run-command.ts';
import { freePorts } from '../../launch/ports.ts';
import { secretNames } from '../../launch/secrets.ts';
import { startProgram, waitUntilUp, type Program } from '../../server/program.ts';
import { isListening } from '../../testing/is-listening.ts';
import { newUndoStack } from '../cluster/undo-stack.ts';
import { call, closeCalls } from '../faults/call.ts';
import { isGood, newReport, type Report } from '../faults/report.ts';
import { drawTable } from '../faults/table.ts';
import { checkShop } from './check-shop.ts';
import { readYaml } from './deploy-files.ts';

/*
 * `npm run image:check`: builds the image with Docker, runs its programs, and orders in its shop.
 */

const maxImageBytes = 450_000_000;
const readyLimitMs = 240_000;
const say = (line: string) => console.log(line);
const undo = newUndoStack((error) => console.error(error));
undo.add(async () => closeCalls());
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(name, () => void undo.run().then(() => process.exit(1)));
}

const prefix = `sose-check-${process.pid}`;
const image = `${prefix}:local`;
/** As `deploy/compose.yaml` runs the image. */
const restricted = ['--read-only', '--tmpfs=/tmp', '--cap-drop=ALL'];

interface ContainerOptions {
  name: string;
  image: string;
  args?: string[];
  options?: string[];
  env?: Record<string, string>;
}

/** Runs a container on the network of this machine; `stop` sends it SIGTERM. */
function startContainer({ name, args = [], options = [], env = {}, ...given }: ContainerOptions) {
  const container = `${prefix}-${name}`;
  const program = startProgram({
    name,
    command: 'docker',
    args: [
      ...['run', '--rm', `--name=${container}`, '--network=host', ...options],
      ...Object.entries(env).map(([key, value]) => `--env=${key}=${value}`),
      ...[given.image, ...args],
    ],
    output: 'memory',
    stopLimitMs: 60_000,
  });
  undo.add(async () => {
    await program.stop();
    await docker('rm', '--force', '--volumes', container);
  });
  return program;
}

const docker = (...args: string[]) => runCommand('docker', args, { keep: true });

async function buildImage(report: Report): Promise<void> {
  if ((await docker('info')).code !== 0) throw new Error('Docker is missing or does not run.');
  if ((await runCommand('docker', ['build', '-t', image, '.'])).code !== 0) {
    throw new Error('The image could not be built.');
  }
  undo.add(() => docker('rmi', '--force', image));
  const { output } = await docker('image', 'inspect', '--format={{.Size}}', image);
  const size = `${(Number(output) / 1_000_000).toFixed(0)} MB`;
  report.check('the image is smaller than 450 MB', Number(output) < maxImageBytes, size);
  report.figure('size', size);
}

async function startDatabases(ports: { database: number; redis: number }, password: string) {
  const { services } = readYaml<{ services: Record<string, { image: string }> }>(
    'deploy/compose.yaml',
  );
  const start = async (name: string, port: number, rest: Partial<ContainerOptions>) => {
    const container = startContainer({ name, image: services[name]?.image ?? '', ...rest });
    await waitUntilUp(container, () => isListening(port), readyLimitMs);
  };
  await start('postgres', ports.database, {
    args: ['-c', `port=${ports.database}`, '-c', 'listen_addresses=127.0.0.1'],
    env: { POSTGRES_PASSWORD: password, POSTGRES_DB: 'sose' },
  });
  await start('redis', ports.redis, { args: ['redis-server', '--port', String(ports.redis)] });
}

async function startPrograms(
  shared: Record<string, string>,
  urls: { storefront: string; api: string; worker: string },
  report: Report,
): Promise<Program[]> {
  const start = (name: string, env: Record<string, string> = {}) =>
    startContainer({ name, image, args: [name], options: restricted, env: { ...shared, ...env } });
  const prepare = start('prepare');
  const { code } = await prepare.exited;
  report.check('prepare fills the database', code === 0, prepare.readOutput());
  const programs: Program[] = [];
  for (const [name, url] of Object.entries(urls)) {
    say(`${name} …`);
    const program = start(name, name === 'storefront' ? { STORE_API_URL: urls.api } : {});
    programs.push(program);
    const probe = async (path: string) => (await call(url, 'GET', path))?.status === 200;
    await waitUntilUp(program, () => probe('/readyz'), readyLimitMs);
    report.check(`${name} answers /livez`, await probe('/livez'));
  }
  return programs;
}

async function check(): Promise<boolean> {
  const begun = performance.now();
  const report = newReport(say);
  await buildImage(report);
  const [database = 0, redis = 0, port = 0, apiPort = 0, workerPort = 0] = await freePorts(5);
  const password = randomBytes(16).toString('hex');
  await startDatabases({ database, redis }, password);
  const siteUrl = `http://localhost:${port}`;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const databaseUrl = `postgresql://postgres:${password}@127.0.0.1:${database}/sose`;
  const shared = {
    ...Object.fromEntries(secretNames.map((name) => [name, `${name}-`.padEnd(40, 'x')])),
    // The network is that of this machine.
    ...{ HOST: '127.0.0.1', API_HOST: '127.0.0.1', TRUSTED_PROXIES: 'loopback' },
    ...{ PORT: String(port), API_PORT: String(apiPort), WORKER_PORT: String(workerPort) },
    ...{ SITE_URL: siteUrl, STOREFRONT_URL: siteUrl, LOG_LEVEL: 'warn' },
    ...{ DATABASE_URL: databaseUrl, REDIS_URL: `redis://127.0.0.1:${redis}` },
  };
  const urls = { api: apiUrl, worker: `http://127.0.0.1:${workerPort}`, storefront: siteUrl };
  const programs = await startPrograms(shared, urls, report);
  const runNode = async (script: string) => {
    const name = `node-${randomBytes(4).toString('hex')}`;
    const options = [...restricted, '--entrypoint=/usr/local/bin/node'];
    const { code } = await startContainer({ name, image, options, args: ['-e', script] }).exited;
    return code ?? -1;
  };
  await checkShop({ siteUrl, apiUrl, databaseUrl, runNode }, report).catch((error: unknown) =>
    report.check('the shop can be checked to the end', false, String(error)),
  );
  for (const program of programs.toReversed()) {
    await program.stop();
    const { code } = await program.exited;
    report.check(`${program.name} ends by itself when it is told to`, code === 0, code);
    if (!isGood(report)) say(`\n${program.name}:\n${program.readOutput().slice(-3_000)}`);
  }
  report.rounds += 1;
  say(drawTable([{ name: 'image', report, tookMs: performance.now() - begun }]));
  return isGood(report);
}

const isAllGood = await check().catch((error: unknown) => {
  if (!undo.hasBegun()) console.error(error instanceof Error ? error.message : error);
  return false;
});
await undo.run();
process.exit(isAllGood ? 0 : 1);
