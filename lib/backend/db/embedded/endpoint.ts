import { chown, chmod, lstat, mkdir, mkdtemp, realpath } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Home } from './home.ts';
import { startError } from './start-error.ts';
import { sha256Hex } from '../../../server/sha256-hex.ts';

/**
 * Listen address of the server: a folder for its Unix socket, or (on Windows) a port on loopback.
 */
export interface Endpoint {
  host: string;
  port: number;
}

const SOCKET_PORT = 5432;

/**
 * Returns a listen address that is stable for the same data, so that no socket folders accumulate.
 * It is derived from the secret of the data (a killed server whose files were deleted may still use
 * the old address) and from the path (a copy of the files has the same secret).
 */
export async function chooseEndpoint(home: Home, secret: string): Promise<Endpoint> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() };
  try {
    return { host: await socketFolder(home, secret), port: SOCKET_PORT };
  } catch (error) {
    throw startError('There is no place for the database socket in the temporary folder.', error);
  }
}

/** The path of a Unix socket is limited to about 100 characters, so it cannot be in DATA_DIR. */
async function socketFolder(home: Home, secret: string): Promise<string> {
  const base = process.platform === 'darwin' || tmpdir().length > 40 ? '/tmp' : tmpdir();
  const path = await realpath(home.folder);
  const name = sha256Hex(`${secret}\0${path}`).slice(0, 12);
  const owner = home.user?.uid ?? process.getuid?.();
  const folder = join(base, `sose-${name}`);
  const facts = await lstat(folder).catch(() => null);
  const ours = facts?.isDirectory() && (facts.uid === owner || facts.uid === process.getuid?.());
  // Security: do not use an existing folder of that name that another user created.
  return facts && !ours ? mkdtemp(join(base, 'sose-')) : folder;
}

/** Creates the socket folder, also again after a cleaner of temporary files has removed it. */
export async function prepareEndpoint(endpoint: Endpoint, home: Home): Promise<void> {
  if (!endpoint.host.startsWith('/')) return;
  try {
    await mkdir(endpoint.host, { recursive: true, mode: 0o700 });
    await chmod(endpoint.host, 0o700);
    if (home.user) await chown(endpoint.host, home.user.uid, home.user.gid);
  } catch (error) {
    throw startError(`The folder ${endpoint.host} for the database socket cannot be made.`, error);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
