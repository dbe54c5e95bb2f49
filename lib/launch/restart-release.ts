import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inheritedSocket } from './inherited-socket.ts';
import { findShop, readLink, setLink } from './shop-folder.ts';

/** Of this process, without what `.env` adds: another release reads it again. */
const environment = { ...process.env };

/**
 * Replaces this process by the launcher of the release that `current` leads to (execve): whoever
 * has started this one, a terminal or a supervisor, keeps the process. Under systemd it ends
 * instead, because its socket would be closed; systemd starts it again.
 */
export function restartRelease(): never {
  const isBySystemd =
    process.env['SYSTEMD_EXEC_PID'] === String(process.pid) ||
    inheritedSocket(process.env) !== undefined;
  if (isBySystemd || !process.execve) process.exit(0);
  const current = join(findShop(), 'current');
  if (existsSync(current)) process.chdir(current);
  const node = join(process.cwd(), 'node_modules/.bin/node');
  return process.execve(node, [node, 'lib/launch/start.ts'], environment);
}

/**
 * After an update, a release that has started stays, and one that has not leaves the shop to the
 * one before, also where the update was killed meanwhile. Returns true where that is to be started
 * now.
 */
export async function settleUpdate(
  hasStarted: boolean,
  say: (line: string) => void,
): Promise<boolean> {
  const shop = findShop();
  const fallback = await readLink(shop, 'fallback');
  const isReturning = !hasStarted && fallback !== undefined && fallback !== process.cwd();
  if (isReturning) {
    say(`This release does not start. Rolling back to ${fallback}.`);
    await setLink(shop, 'current', fallback);
    await setLink(shop, 'before', undefined);
  }
  await setLink(shop, 'fallback', undefined);
  return isReturning;
}
