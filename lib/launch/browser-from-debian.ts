import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';

const LOCK_WAIT = ['-o', 'DPkg::Lock::Timeout=300'];

/** Installs Debian's packages system-wide; needs root. */
export async function installFromDebian(packages: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', [...LOCK_WAIT, '-q', 'update'], { env });
  const install = ['install', '--no-install-recommends', '-y', '-q', ...packages];
  await runCommand('apt-get', [...LOCK_WAIT, ...install], { env });
}

function folder(): string {
  return join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'sose-chromium');
}

/** Returns the path of the start script that `unpackFromDebian` creates. */
export function unpackedBrowser(): string {
  return join(folder(), 'chromium');
}

/**
 * Without root: downloads Debian's Chromium with its dependencies and unpacks the packages into the
 * user's cache folder.
 */
export async function unpackFromDebian(): Promise<void> {
  const target = folder();
  const partial = `${target}.partial`;
  await rm(partial, { recursive: true, force: true });
  for (const part of ['lists/partial', 'archives/partial', 'root']) {
    await mkdir(join(partial, part), { recursive: true });
  }
  const apart = [
    ...['-o', 'Debug::NoLocking=1', '-o', 'APT::Sandbox::User='],
    ...['-o', `Dir::State::lists=${partial}/lists`, '-o', `Dir::Cache=${partial}`],
    ...['-o', `Dir::Cache::archives=${partial}/archives`],
  ];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await runCommand('apt-get', [...apart, '-q', 'update'], { env });
  const install = ['install', '--download-only', '--no-install-recommends', '-y', '-q'];
  const fetched = await runCommand('apt-get', [...apart, ...install, 'chromium'], { env });
  if (updated.code !== 0 || fetched.code !== 0) return;

  const archives = join(partial, 'archives');
  for (const name of await readdir(archives)) {
    if (!name.endsWith('.deb')) continue;
    await runCommand('dpkg-deb', ['-x', join(archives, name), join(partial, 'root')]);
  }
  await rm(archives, { recursive: true });
  await rm(join(partial, 'lists'), { recursive: true });
  await writeFile(join(partial, 'chromium'), starter(join(target, 'root')), { mode: 0o755 });
  await rm(target, { recursive: true, force: true });
  await rename(partial, target);
}

/** Returns a shell script that starts the unpacked Chromium with its libraries and fonts. */
function starter(root: string): string {
  const machine = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
  const libraries = [`${root}/usr/lib/${machine}`, `${root}/lib/${machine}`, `${root}/usr/lib`];
  return `#!/bin/sh
export LD_LIBRARY_PATH="${libraries.join(':')}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_SYSROOT="${root}"
exec "${root}/usr/lib/chromium/chromium" "$@"
`;
}
