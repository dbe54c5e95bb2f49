import { existsSync } from 'node:fs';
import { isRoot } from '../backend/db/embedded/server-user.ts';
import { findDebianPrograms, type DebianPrograms } from './debian-programs.ts';
import { installPackages } from './install-packages.ts';

const aptGet = '/usr/bin/apt-get';

/**
 * Returns the programs of Debian, installed where that is allowed (`--install`, root, apt). Throws
 * an Error that says what is missing and what can be done.
 */
export async function requirePrograms(
  mayInstall: boolean,
  say: (line: string) => void,
): Promise<DebianPrograms> {
  if (process.platform !== 'linux') throw new Error('The cluster runs on Linux alone.');
  const first = findDebianPrograms();
  if ('programs' in first) return first.programs;
  const names = first.missing.join(' ');
  const byHand = `Install them yourself: sudo apt-get install ${names}`;
  if (!mayInstall) {
    throw new Error(
      `These packages of Debian are missing: ${names}\n` +
        'As root, npm run cluster -- --install installs them, without starting their services.\n' +
        byHand,
    );
  }
  if (!isRoot()) throw new Error(`Only root may install packages. ${byHand}`);
  if (!existsSync(aptGet)) throw new Error(`This system has no apt-get: ${names} are missing.`);
  say(`Installing ${names}.`);
  await installPackages(first.missing);
  const second = findDebianPrograms();
  if ('programs' in second) return second.programs;
  throw new Error(`Still missing after the installation: ${second.missing.join(' ')}`);
}
