import { existsSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canReach, isRoot, type ServerUser, serverUsers, userOfFile } from './server-user.ts';
import { DatabaseStartError, startError } from './start-error.ts';
import { sha256Hex } from '../../../server/sha256-hex.ts';

export interface Home {
  folder: string;
  data: string;
  /** User that runs the server; undefined: the current user. */
  user: ServerUser | undefined;
}

/**
 * Folders for the data when running as root and the server's user cannot reach DATA_DIR (for
 * instance in /root).
 */
const ELSEWHERE = ['/var/lib/sose', '/var/tmp/sose'];
const POINTER = 'postgres-folder.txt';

/** Finds or creates the folder of the database. Throws DatabaseStartError with the reason. */
export async function findHome(dataDir: string, log: (line: string) => void): Promise<Home> {
  try {
    await mkdir(dataDir, { recursive: true });
    const folder = await realpath(dataDir);
    return isRoot() ? await homeForRoot(folder, log) : await homeForCurrentUser(folder);
  } catch (error) {
    throw startError(`The data folder ${dataDir} cannot be used.`, error);
  }
}

async function homeForCurrentUser(dataDir: string): Promise<Home> {
  const folder = join(dataDir, 'postgres');
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!made && (await stat(folder)).uid !== (process.getuid?.() ?? (await stat(folder)).uid)) {
    throw new DatabaseStartError(
      `${folder} belongs to ${userOfFile(folder).name}, who ran the store before. ` +
        'Run it as root again, give the folder to the current user, or set another DATA_DIR.',
    );
  }
  return { folder, data: join(folder, 'data'), user: undefined };
}

async function homeForRoot(dataDir: string, log: (line: string) => void): Promise<Home> {
  const known = await recordedFolder(dataDir);
  if (existsSync(join(known, 'data', 'PG_VERSION'))) return knownHome(known);

  const users = serverUsers();
  const first = users[0];
  if (!first) {
    throw new DatabaseStartError(
      'PostgreSQL does not run as root, and this system has neither a user "postgres" nor "nobody". ' +
        'Create one, or run the store as an ordinary user.',
    );
  }
  await letThrough(dataDir);
  const user = users.find((candidate) => canReach(candidate, dataDir));
  if (user && (await makeOwned(known, user))) return toHome(known, user);

  const folder = await makeElsewhere(dataDir, first);
  await writeFile(join(dataDir, POINTER), `${folder}\n`);
  log(`The user ${first.name} cannot reach ${dataDir}: the database files are kept in ${folder}.`);
  return toHome(folder, first);
}

/** Returns the folder that an earlier start recorded for this data, or the default folder. */
export async function recordedFolder(dataDir: string): Promise<string> {
  const pointer = join(dataDir, POINTER);
  const pointed = existsSync(pointer) ? (await readFile(pointer, 'utf8')).trim() : '';
  return pointed || join(dataDir, 'postgres');
}

async function knownHome(folder: string): Promise<Home> {
  const owner = userOfFile(join(folder, 'data'));
  if (owner.uid === 0) {
    throw new DatabaseStartError(
      `${join(folder, 'data')} belongs to root, as whom PostgreSQL does not run. ` +
        `Give it back to its user, for instance: chown -R ${serverUsers()[0]?.name ?? 'postgres'} '${folder}'`,
    );
  }
  if (!canReach(owner, folder)) {
    throw new DatabaseStartError(
      `The database runs as ${owner.name}, who can no longer reach ${folder}: ` +
        'a folder above it has been closed (chmod o+x opens it), or DATA_DIR was moved.',
    );
  }
  return toHome(folder, owner);
}

function toHome(folder: string, user: ServerUser): Home {
  return { folder, data: join(folder, 'data'), user };
}

/**
 * Adds execute (traverse) permission for other users, but no read permission, if root owns
 * DATA_DIR.
 */
async function letThrough(dataDir: string): Promise<void> {
  const { mode, uid } = await stat(dataDir);
  if (uid === 0 && (mode & 0o001) === 0) await chmod(dataDir, (mode & 0o7777) | 0o011);
}

/** Returns false if the file system does not keep owners and modes, which PostgreSQL requires. */
async function makeOwned(folder: string, user: ServerUser): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await chown(folder, user.uid, user.gid);
    await chmod(folder, 0o700);
  } catch {
    return false;
  }
  const { uid, mode } = await stat(folder);
  return uid === user.uid && (mode & 0o777) === 0o700;
}

async function makeElsewhere(dataDir: string, user: ServerUser): Promise<string> {
  const name = sha256Hex(dataDir).slice(0, 12);
  for (const base of ELSEWHERE) {
    try {
      await mkdir(base, { recursive: true, mode: 0o755 });
      const facts = await lstat(base);
      // Security: a folder owned by another user could be swapped later.
      if (!facts.isDirectory() || facts.uid !== 0 || !canReach(user, base)) continue;
      let folder = join(base, name);
      // Does not reuse data of a deleted DATA_DIR: it may be the only copy.
      for (let copy = 2; existsSync(join(folder, 'data')); copy += 1) {
        folder = join(base, `${name}-${copy}`);
      }
      if (await makeOwned(folder, user)) return folder;
    } catch {
      continue;
    }
  }
  throw new DatabaseStartError(
    `PostgreSQL runs as ${user.name} here, who cannot reach ${dataDir}, and neither ` +
      `${ELSEWHERE.join(' nor ')} can be used instead. Set DATA_DIR to a folder that ${user.name} can reach.`,
  );
}
