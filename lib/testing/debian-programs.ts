import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Paths of the programs that the cluster consists of, besides those of the store. */
export interface DebianPrograms {
  /** Folder with `initdb`, `postgres` and `pg_basebackup`. */
  postgresBin: string;
  pgbouncer: string;
  redis: string;
  haproxy: string;
}

const versionsFolder = '/usr/lib/postgresql';
/** The oldest version that the store supports. */
const oldestPostgres = 15;
/** Folders of system programs, which are not in the PATH of every user. */
const systemFolders = ['/usr/local/sbin', '/usr/sbin', '/sbin', '/usr/bin', '/bin'];

function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...systemFolders];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

function findPostgres(): string | undefined {
  const versions = existsSync(versionsFolder) ? readdirSync(versionsFolder).map(Number) : [];
  const newestFirst = versions
    .filter((version) => version >= oldestPostgres)
    .toSorted((one, other) => other - one);
  return newestFirst
    .map((version) => join(versionsFolder, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'pg_basebackup')));
}

/** Returns the programs that are installed, or the packages of Debian that are missing. */
export function findDebianPrograms(): { programs: DebianPrograms } | { missing: string[] } {
  const found = {
    postgresql: findPostgres(),
    pgbouncer: findProgram('pgbouncer'),
    'redis-server': findProgram('redis-server'),
    haproxy: findProgram('haproxy'),
    'util-linux': findProgram('setpriv'),
  };
  const { postgresql, pgbouncer, 'redis-server': redis, haproxy, 'util-linux': setpriv } = found;
  if (postgresql && pgbouncer && redis && haproxy && setpriv) {
    return { programs: { postgresBin: postgresql, pgbouncer, redis, haproxy } };
  }
  return { missing: Object.entries(found).flatMap(([name, path]) => (path ? [] : [name])) };
}
