import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { runCommand } from '../launch/run-command.ts';

const lockWait = ['-o', 'DPkg::Lock::Timeout=300'];
/** Read by Debian before a package starts its service; 101 forbids it. */
const policyFile = '/usr/sbin/policy-rc.d';
const forbidStarts = '#!/bin/sh\nexit 101\n';

/** Installs packages of Debian without starting their services; needs root. Throws if apt fails. */
export async function installPackages(names: readonly string[]): Promise<void> {
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
