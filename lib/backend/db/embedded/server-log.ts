import { open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Home } from './home.ts';

const ROTATE_AT_BYTES = 10 * 1024 * 1024;

/** The file that the server's own messages go to; a pipe would break when this program is killed. */
export interface ServerLog {
  path: string;
  fd: number;
  /** What the server has said since the log was opened. */
  tail(): Promise<string>;
  close(): Promise<void>;
}

/** Opens the log for one run of the server; the log before the last one is dropped when it is large. */
export async function openServerLog(home: Home): Promise<ServerLog> {
  const path = join(home.folder, 'postgres.log');
  const size = await sizeOf(path);
  if (size > ROTATE_AT_BYTES) await rename(path, `${path}.1`);
  const handle = await open(path, 'a', 0o600);
  if (home.user) await handle.chown(home.user.uid, home.user.gid);
  const start = size > ROTATE_AT_BYTES ? 0 : size;
  return {
    path,
    fd: handle.fd,
    tail: async () => (await readFile(path)).subarray(start).toString('utf8').trim(),
    close: () => handle.close(),
  };
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    (facts) => facts.size,
    () => 0,
  );
}
