import { existsSync } from 'node:fs';
import { isRoot } from '../../backend/db/embedded/server-user.ts';
import { findDebianPrograms, type DebianPrograms } from '../../testing/debian-programs.ts';
import { rm, writeFile } from 'node:fs/promises';
import { runCommand } from '../../launch/run-command.ts';

const lockWait = ['-o', 'DPkg::Lock::Timeout=300'];

/** Read by Debian before a package starts its service; 101 forbids it. */
const policyFile = '/usr/sbin/policy-rc.d';

const forbidStarts = '#!/bin/sh\nexit 101\n';

/** Installs packages of Debian without starting their services; needs root. Throws if apt fails. */
async function installPackages(names: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const hasPolicy = existsSync(policyFile);
  if (!hasPolicy) await writeFile(policyFile, forbidStarts, { mode: 0o755 });
  try {
    await runCommand('apt-get', [...lockWait, '-q', 'update'], { env });
    const install = ['install', '--no-install-recommends', '-y', '-q', ...names];
    const { code } = await runCommand('apt-get', [...lockWait, ...install], { env });
    if (code !== 0) throw new Error(`apt-get could not install ${names.join(', ')}, see above.`);
  } finally {
    if (!hasPolicy) await rm(policyFile, { force: true });
  }
}

const aptGet = '/usr/bin/apt-get';

/**
 * Returns the programs of Debian; installs them if allowed (`--install`, root, apt). Throws an
 * Error that names the missing programs and how to get them.
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
