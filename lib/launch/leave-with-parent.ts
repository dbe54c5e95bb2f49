/* Loaded into every program of the store before its own code: when the program that started it is
   killed, the channel to it closes, and this one ends in good order instead of staying behind. */
import './outlive-output.ts';

const END_LIMIT_MS = 30_000;

function leave(): void {
  setTimeout(() => process.exit(1), END_LIMIT_MS).unref();
  process.kill(process.pid, 'SIGTERM');
}

// The programs that this one starts load the same file; they have channels of their own use.
if (process.channel && process.env['LAUNCHED_BY'] === String(process.ppid)) {
  process.once('disconnect', leave);
  // Listening must not keep a program alive that has nothing left to do.
  process.channel.unref();
}
