import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export interface ServerUser {
  name: string;
  uid: number;
  gid: number;
}

const PREFERRED = ['postgres', '_postgres', 'nobody'];

/** PostgreSQL refuses to run as root, so another system user must run it. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Returns the users that may run the server instead of root, best first. */
export function serverUsers(): ServerUser[] {
  const users = listUsers();
  return PREFERRED.flatMap((name) => users.filter((user) => user.name === name && user.uid > 0));
}

/** Returns the owner of a file; if the system does not know the uid, with the group of the file. */
export function userOfFile(path: string): ServerUser {
  const { uid, gid } = statSync(path);
  return listUsers().find((user) => user.uid === uid) ?? { name: `user ${uid}`, uid, gid };
}

/**
 * Returns whether the user can reach the folder, according to the permission bits of every part of
 * the path.
 */
export function canReach(user: ServerUser, folder: string): boolean {
  for (let part = folder; ; part = dirname(part)) {
    const { mode, uid, gid } = statSync(part);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (part === dirname(part)) return true;
  }
}

function listUsers(): ServerUser[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [name = '', , uid = '', gid = ''] = line.split(':');
    return name && /^\d+$/.test(uid) ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
