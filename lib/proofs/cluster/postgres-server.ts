import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startProgram, waitUntilUp, type Program, type ProgramUser } from '../../server/program.ts';

/** Name by which the primary knows the replica whose answer each commit waits for. */
const replicaName = 'replica';

/** Asks the primary to wait for the replica with each commit. */
const waitForReplica = `alter system set synchronous_standby_names = 'FIRST 1 (${replicaName})'`;

/** For a server that has lost its replica: otherwise no commit would ever end. */
export const waitForNobody = "alter system set synchronous_standby_names = ''";

export interface PostgresServer {
  name: string;
  port: number;
  service: Program;
  /** Runs a statement as the superuser. */
  query: <Row extends object>(text: string) => Promise<Row[]>;
}

export interface PostgresOptions {
  name: string;
  bin: string;
  user: ProgramUser | undefined;
  /** Existing folder that belongs to the user. */
  folder: string;
  port: number;
  password: string;
}

const superuser = 'postgres';
export const storeDatabase = 'sose';
const joinLimitMs = 60_000;

/** Makes an empty server with the database of the store, and starts it. */
export async function startPrimary(options: PostgresOptions): Promise<PostgresServer> {
  const { bin, user, folder, password } = options;
  // Arguments are visible to every user; the folder is closed to all but the user of the server.
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password, { mode: 0o644 });
  await runAsUser(user, join(bin, 'initdb'), [
    ...['-D', join(folder, 'data'), '-U', superuser, '-E', 'UTF8'],
    ...['--locale-provider=icu', '--icu-locale=und', '--locale=C', '--lc-ctype=C.UTF-8'],
    ...['--auth=scram-sha-256', `--pwfile=${passwordFile}`],
  ]);
  const server = await start(options);
  await server.query(`create role ${storeDatabase} login password '${password}'`);
  await server.query(`alter role ${storeDatabase} set statement_timeout = '15s'`);
  await server.query(`create database ${storeDatabase} owner ${storeDatabase}`);
  return server;
}

/** Copies the primary, starts the copy as its replica, and lets each commit wait for it. */
export async function startReplica(
  primary: PostgresServer,
  options: PostgresOptions,
): Promise<PostgresServer> {
  const { bin, user, folder, password } = options;
  const connection = `host=127.0.0.1 port=${primary.port} user=${superuser} application_name=${replicaName}`;
  await runAsUser(
    user,
    join(bin, 'pg_basebackup'),
    ['-D', join(folder, 'data'), '-d', connection, '-R', '-X', 'stream', '-c', 'fast'],
    { PGPASSWORD: password },
  );
  const replica = await start(options);
  await primary.query(waitForReplica);
  await primary.query('select pg_reload_conf()');
  const isSynchronous = async () => {
    const rows = await primary.query<{ sync_state: string }>(
      'select sync_state from pg_stat_replication',
    );
    return rows.some(({ sync_state }) => sync_state === 'sync');
  };
  const giveUpAt = Date.now() + joinLimitMs;
  while (!(await isSynchronous())) {
    if (Date.now() > giveUpAt) throw new Error(`${options.name} did not become synchronous.`);
    await sleep(50);
  }
  return replica;
}

/** Makes a replica the primary; returns when it takes writes. */
export async function promote({ query }: PostgresServer): Promise<void> {
  await query('select pg_promote(true, 60)');
  await query(waitForNobody);
  await query('select pg_reload_conf()');
}

async function start(options: PostgresOptions): Promise<PostgresServer> {
  const { name, bin, user, folder, port, password } = options;
  const settings = Object.entries(serverSettings(port, folder));
  const service = startProgram({
    name,
    command: join(bin, 'postgres'),
    args: [
      ...['-D', join(folder, 'data')],
      ...settings.flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ],
    user,
    output: { file: join(folder, '..', `${name}.log`) },
    stopSignal: 'SIGINT',
  });
  const query = async <Row extends object>(text: string): Promise<Row[]> => {
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      user: superuser,
      password,
      database: 'postgres',
      connectionTimeoutMillis: 5_000,
    });
    // Without the listener a connection that breaks would end this program.
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  await waitUntilUp(service, () =>
    query('select 1').then(
      () => true,
      () => false,
    ),
  );
  return { name, port, service, query };
}

/** Runs a system program to its end. Throws with its output if it fails. */
async function runAsUser(
  user: ProgramUser | undefined,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<void> {
  const program = startProgram({
    name: command,
    command,
    args,
    user,
    env: { ...process.env, ...env },
    // The user may not be allowed to read the folder of this program.
    cwd: '/',
    output: 'memory',
  });
  const { code } = await program.exited;
  if (code !== 0) throw new Error(`${command} failed.\n${program.readOutput()}`);
}

/**
 * Settings of every server. `synchronous_commit` is on: with a synchronous replica a commit is
 * acknowledged only when the replica has it on disk too, so that a failover loses none.
 */
const serverSettings = (port: number, folder: string): Record<string, string> => ({
  listen_addresses: '127.0.0.1',
  port: String(port),
  unix_socket_directories: folder,
  max_connections: '120',
  shared_buffers: '128MB',
  fsync: 'on',
  synchronous_commit: 'on',
  wal_level: 'replica',
  max_wal_senders: '5',
  wal_keep_size: '256MB',
  hot_standby: 'on',
  wal_receiver_status_interval: '1s',
});
