/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  chown,
  cp,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { isRunning } from './process-facts.ts';
import { endLeftServer, findRunningPostgres } from './running-server.ts';
import { type EmbeddedConnection, type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';
import { DataInUseError } from './start-error.ts';

jest.setTimeout(60_000);

let root = '';
let dataDir = '';
const running: EmbeddedPostgres[] = [];
const programs: ChildProcess[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sose embedded '));
  // When started by root, another user runs the server and needs access to this folder.
  await chmod(root, 0o755);
  dataDir = join(root, 'data');
});

afterEach(async () => {
  for (const program of programs.splice(0)) program.kill('SIGKILL');
  for (const database of running.splice(0)) await database.stop();
  await rm(root, { recursive: true, force: true });
});

async function start(options: { isDurable?: boolean } = {}): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir, ...options });
  running.push(database);
  return database;
}

async function startProgram(): Promise<ChildProcess> {
  const source = pathToFileURL(resolve('lib/backend/db/embedded/start.ts')).href;
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(source)});
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log('up');
    setInterval(() => {}, 1000);`;
  const program = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  programs.push(program);
  if (program.stdout) await once(program.stdout, 'data');
  return program;
}

async function killHard(program: ChildProcess): Promise<void> {
  program.kill('SIGKILL');
  await once(program, 'exit');
}

async function ask(connection: EmbeddedConnection, sql: string): Promise<unknown> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const result = await client.query<{ answer: unknown }>(sql);
    return result.rows[0]?.answer;
  } finally {
    await client.end();
  }
}

/* A copy belongs to the user who made it; a server cannot start on files of root. */
async function chownAll(folder: string, uid: number, gid: number): Promise<void> {
  await chown(folder, uid, gid);
  for (const name of await readdir(folder, { recursive: true })) {
    await chown(join(folder, name), uid, gid);
  }
}

async function postmasterPid(): Promise<number> {
  const text = await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}

it('makes a UTF-8 database that sorts, folds and searches other scripts', async () => {
  const { connection } = await start();
  expect(connection.database).toBe('sose');
  expect(await ask(connection, "select current_setting('fsync') as answer")).toBe('on');
  expect(await ask(connection, "select upper('é') as answer")).toBe('É');
  await ask(connection, 'create extension pg_trgm');
  expect(await ask(connection, "select similarity('हल्दी', 'हल्दी') as answer")).toBe(1);
});

it('does not wait for the disk where the data may be lost', async () => {
  const { connection } = await start({ isDurable: false });
  expect(await ask(connection, "select current_setting('fsync') as answer")).toBe('off');
});

it('keeps the data over a stop and leaves no process behind', async () => {
  const first = await start();
  await ask(first.connection, 'create table kept as select 7 as answer');
  await first.stop();
  expect(isRunning(first.pid)).toBe(false);
  running.length = 0;
  const second = await start();
  expect(await ask(second.connection, 'select answer from kept')).toBe(7);
});

it('refuses a second start on the same data and leaves the first unharmed', async () => {
  const program = await startProgram();
  const pid = await postmasterPid();
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(DataInUseError);
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/already running.*DATA_DIR/);
  expect(isRunning(pid)).toBe(true);
  await killHard(program);
  await start();
});

it('lets one of several simultaneous starts through at the most', async () => {
  const attempts = await Promise.allSettled([start(), start(), start(), start()]);
  const started = attempts.filter((attempt) => attempt.status === 'fulfilled');
  expect(started.length).toBeLessThanOrEqual(1);
});

it('starts a copy of a data folder beside its original', async () => {
  const first = await start();
  await ask(first.connection, 'create table kept as select 7 as answer');
  await first.stop();
  running.length = 0;
  // Tests the argument comparison: the path of the original ends like the path of the copy.
  const copy = dataDir;
  dataDir = join(root, 'original', dataDir);
  await cp(copy, dataDir, { recursive: true, preserveTimestamps: true });
  if (process.getuid?.() === 0) {
    const { uid, gid } = await stat(join(copy, 'postgres', 'data'));
    await chownAll(join(dataDir, 'postgres'), uid, gid);
  }
  const original = await start();
  dataDir = copy;
  const second = await start();
  expect(second.pid).not.toBe(original.pid);
  expect(second.connection.host).not.toBe(original.connection.host);
  await ask(second.connection, 'update kept set answer = 8');
  expect(await ask(original.connection, 'select answer from kept')).toBe(7);
});

it('takes over the server of a program that was killed', async () => {
  const program = await startProgram();
  const pid = await postmasterPid();
  await killHard(program);
  expect(isRunning(pid)).toBe(true);
  const database = await start();
  expect(database.pid).toBe(pid);
  expect(await ask(database.connection, 'select 1 as answer')).toBe(1);
});

it('starts again after program and server were killed together', async () => {
  const program = await startProgram();
  const pid = await postmasterPid();
  process.kill(pid, 'SIGKILL');
  await killHard(program);
  const database = await start();
  expect(database.pid).not.toBe(pid);
  expect(await ask(database.connection, 'select 1 as answer')).toBe(1);
});

it('brings the server back under the same address when it alone was killed', async () => {
  const database = await start();
  const pid = database.pid;
  process.kill(pid, 'SIGKILL');
  const deadline = Date.now() + 30_000;
  while (database.pid === pid && Date.now() < deadline) {
    await new Promise((done) => setTimeout(done, 50));
  }
  expect(await ask(database.connection, 'select 1 as answer')).toBe(1);
});

it('is not stopped by a left pid file that names another living program', async () => {
  const first = await start();
  await first.stop();
  running.length = 0;
  const file = join(dataDir, 'postgres', 'data', 'postmaster.pid');
  await writeFile(file, `${process.pid}\n${dataDir}\n1\n5432\n/tmp\n\n\nready\n`);
  const second = await start();
  expect(await ask(second.connection, 'select 1 as answer')).toBe(1);
});

it('says that a folder cannot be used, and why', async () => {
  await writeFile(dataDir, '');
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    /cannot be used\. A part of that path is a file/,
  );
});

it('starts anew where the data was deleted under a server that still runs', async () => {
  const program = await startProgram();
  await killHard(program);
  const pid = await postmasterPid();
  await rm(dataDir, { recursive: true });
  const database = await start();
  expect(database.pid).not.toBe(pid);
  expect(await ask(database.connection, 'select 1 as answer')).toBe(1);
  process.kill(pid, 'SIGQUIT');
});

it('lets a backup find the running server, and ends one that nobody owns any more', async () => {
  expect(await findRunningPostgres(dataDir)).toBeNull();
  const program = await startProgram();
  const connection = await findRunningPostgres(dataDir);
  if (!connection) throw new Error('The running server was not found');
  expect(await ask(connection, 'select 1 as answer')).toBe(1);

  const pid = await postmasterPid();
  await endLeftServer(dataDir);
  expect(isRunning(pid)).toBe(true);
  await killHard(program);
  await endLeftServer(dataDir);
  expect(isRunning(pid)).toBe(false);
});
