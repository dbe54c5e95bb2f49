import { rmdir } from 'node:fs/promises';
import type pg from 'pg';
import type { Binaries } from './binaries.ts';
import { readPassword, SUPERUSER } from './cluster.ts';
import { chooseEndpoint, prepareEndpoint } from './endpoint.ts';
import type { Home } from './home.ts';
import { launchServer, stopServer } from './server-process.ts';

/** Runs a server on the data for the time of some work. The claim of the data is the caller's. */
export async function withServer<T>(
  home: Home,
  binaries: Binaries,
  work: (connection: pg.PoolConfig) => Promise<T>,
): Promise<T> {
  const password = await readPassword(home.data);
  const endpoint = await chooseEndpoint(home, password);
  await prepareEndpoint(endpoint, home);
  const server = await launchServer(home, binaries, endpoint, { isDurable: true });
  try {
    return await work({ ...endpoint, user: SUPERUSER, password });
  } finally {
    await stopServer(server, home, binaries);
    if (endpoint.host.startsWith('/')) await rmdir(endpoint.host).catch(() => undefined);
  }
}
