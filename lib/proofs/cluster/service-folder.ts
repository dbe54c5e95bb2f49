import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRoot, serverUsers } from '../../backend/db/embedded/server-user.ts';
import type { ProgramUser } from '../../server/program.ts';

/** A temporary folder for everything that the cluster writes. */
export interface ServiceFolder {
  path: string;
  /** Makes a folder in it that belongs to the user of the services. */
  make: (name: string) => Promise<string>;
  remove: () => Promise<void>;
}

export async function makeServiceFolder(user: ProgramUser | undefined): Promise<ServiceFolder> {
  const path = await mkdtemp(join(tmpdir(), 'sose-cluster-'));
  await chmod(path, 0o755);
  return {
    path,
    make: async (name) => {
      const folder = join(path, name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (user) await chown(folder, user.uid, user.gid);
      return folder;
    },
    remove: () => rm(path, { recursive: true, force: true }),
  };
}

/** Returns the user that runs the services of the cluster; undefined: the current user. */
export function serviceUser(): ProgramUser | undefined {
  if (!isRoot()) return undefined;
  const [user] = serverUsers();
  if (user) return user;
  throw new Error(
    'PostgreSQL does not run as root, and this system has neither a user "postgres" nor "nobody".',
  );
}
