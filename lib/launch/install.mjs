import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isInstalled } from './is-installed.mjs';

/*
 * Runs npm install before a start if node_modules is missing or differs from the lock file, as
 * after an update. Plain JavaScript: it runs on the machine's own Node, before any package is
 * installed. Install scripts are not run, because no package needs one; npm's warnings about that
 * Node are left out.
 */

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

// A release brings what it needs.
if (
  !existsSync('release.json') &&
  !isInstalled(read('package-lock.json'), read('node_modules/.package-lock.json'))
) {
  console.log('Installing the packages; this takes a minute.');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env['npm_execpath'];
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' })
    : spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  process.exit(status ?? 1);
}
