/*
 * Preloaded into every program of the store: if the parent program is killed, the IPC channel
 * closes, and this program shuts down in order instead of staying as an orphan.
 */
import './outlive-output.ts';

const END_LIMIT_MS = 30_000;

function leave(): void {
  setTimeout(() => process.exit(1), END_LIMIT_MS).unref();
  process.kill(process.pid, 'SIGTERM');
}

// Child programs load the same file, but use their channels for other purposes.
if (process.channel && process.env['LAUNCHED_BY'] === String(process.ppid)) {
  process.once('disconnect', leave);
  // The listener must not keep an otherwise finished program alive.
  process.channel.unref();
}
