import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { resolveOnce } from './compile-cache.ts';

/*
 * Runs the store API and restarts it when its sources change. Node's own watcher does that, but
 * does not notice when its parent program is killed: this one does, and ends it.
 */
const watcher = spawn(
  process.execPath,
  [...resolveOnce, '--watch', '--watch-preserve-output', resolve('lib/backend/main.ts')],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => watcher.kill(signal));
}
watcher.on('exit', (code) => process.exit(code ?? 1));
