import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/* The store API, started anew at every change of its sources. Node's own watcher does that, but it
   does not notice when the program that started it is killed: this one does, and ends it. */
const watcher = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', resolve('lib/backend/main.ts')],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => watcher.kill(signal));
}
watcher.on('exit', (code) => process.exit(code ?? 1));
