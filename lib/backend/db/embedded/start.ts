import { rmdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Binaries, findBinaries } from './binaries.ts';
import { claimFolder } from './claim.ts';
import { ensureCluster, SUPERUSER } from './cluster.ts';
import { chooseEndpoint, type Endpoint, prepareEndpoint } from './endpoint.ts';
import { findHome, type Home } from './home.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { keepServerLogSmall, lastServerFault } from './server-log.ts';
import {
  adoptServer,
  becomesReady,
  launchServer,
  type ServerProcess,
  stopServer,
} from './server-process.ts';
import { startError } from './start-error.ts';

export interface EmbeddedConnection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

export interface EmbeddedPostgres {
  /** For `new pg.Pool(connection)`; stays valid after a restart of the server. */
  readonly connection: EmbeddedConnection;
  readonly pid: number;
  /** Stops the server and releases the data. Close the pools first. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Data folder of the store; created if missing. */
  dataDir: string;
  /** Database to connect to; created if missing. */
  database?: string;
  /**
   * False if the data may be lost when the machine stops, which spares waiting for the disk. An
   * adopted server keeps its setting. Default: true.
   */
  isDurable?: boolean;
  /** Receives occasional lines for the terminal; `isFault`: the database has failed. */
  log?: (line: string, isFault?: boolean) => void;
}

const RESTART_WAIT_LIMIT_MS = 10_000;

/**
 * Starts the PostgreSQL of the npm package on the data in `dataDir`, or adopts the one that a
 * killed program left running there. Restarts the server if it exits unexpectedly. Throws
 * DataInUseError while another living program holds the data, otherwise DatabaseStartError; both
 * messages are made for the terminal.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { dataDir, database = 'sose', isDurable = true, log = () => undefined } = options;
  const home = await findHome(dataDir, log);
  const claim = await claimFolder(home, dataDir).catch((error: unknown) => {
    throw startError(`The data folder ${dataDir} cannot be used.`, error);
  });
  try {
    const binaries = await findBinaries(home, log);
    const password = await ensureCluster(home, binaries, log);
    const { server, endpoint } = await adoptOrLaunch({ home, binaries, isDurable, log }, password);
    const connection = { ...endpoint, user: SUPERUSER, password, database };
    const supervised = supervise(server, endpoint, { home, binaries, isDurable, log });
    const stop = async () => {
      await supervised.stop();
      if (endpoint.host.startsWith('/')) await rmdir(endpoint.host).catch(() => undefined);
      await claim.release();
    };
    await ensureDatabase(connection).catch(async (error: unknown) => {
      await stop();
      throw startError('The database does not answer.', error);
    });
    return {
      connection,
      get pid() {
        return supervised.pid();
      },
      stop,
    };
  } catch (error) {
    await claim.release();
    throw error;
  }
}

interface Setup {
  home: Home;
  binaries: Binaries;
  isDurable: boolean;
  log: (line: string, isFault?: boolean) => void;
}

async function adoptOrLaunch(
  { home, binaries, isDurable, log }: Setup,
  password: string,
): Promise<{ server: ServerProcess; endpoint: Endpoint }> {
  const left = await readPostmasterFile(home.data);
  if (left?.alive) {
    const server = adoptServer(left.pid);
    // A server that is shutting down never becomes ready again; it exits.
    const ready = await becomesReady(server, home.data, null);
    const file = ready ? await readPostmasterFile(home.data) : null;
    if (file) {
      log(`Taking over the database that still runs (process ${file.pid}).`);
      return { server, endpoint: { host: file.socketFolder || '127.0.0.1', port: file.port } };
    }
  }
  const endpoint = await chooseEndpoint(home, password);
  await prepareEndpoint(endpoint, home);
  return { server: await launchServer(home, binaries, endpoint, { isDurable }), endpoint };
}

function supervise(first: ServerProcess, endpoint: Endpoint, setup: Setup) {
  const { home, binaries, isDurable, log } = setup;
  const stopping = new AbortController();
  const options = { isDurable, signal: stopping.signal };
  let server = first;
  const startAgain = async () => {
    for (let wait = 200; ; wait = Math.min(wait * 2, RESTART_WAIT_LIMIT_MS)) {
      if (stopping.signal.aborted) return;
      try {
        await prepareEndpoint(endpoint, home);
        server = await launchServer(home, binaries, endpoint, options);
        log(`The database runs again (process ${server.pid}).`);
        return;
      } catch (error) {
        if (stopping.signal.aborted) return;
        log(error instanceof Error ? error.message : String(error), true);
      }
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const watch = async () => {
    while (!stopping.signal.aborted) {
      await server.exited;
      if (stopping.signal.aborted) return;
      const fault = await lastServerFault(home);
      log(`The database went away${fault && ` (${fault})`}; starting it again.`, true);
      await startAgain();
    }
  };
  const watching = watch();
  const endTrimming = keepServerLogSmall(home, log);
  return {
    pid: () => server.pid,
    stop: async () => {
      stopping.abort();
      endTrimming();
      await stopServer(server, home, binaries);
      // A restart in progress may have started another server in the meantime.
      await watching;
      await stopServer(server, home, binaries);
    },
  };
}

async function ensureDatabase(connection: EmbeddedConnection): Promise<void> {
  const client = new pg.Client({
    ...connection,
    database: 'postgres',
    connectionTimeoutMillis: 30_000,
  });
  await client.connect();
  try {
    const name = connection.database;
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
