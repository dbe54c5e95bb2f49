import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const drainLimitMs = 10_000;

/** Ends the program with a message if the port cannot be had. */
export function endIfPortIsTaken(
  server: Server,
  { name, setting, port }: { name: string; setting: string; port: number },
  end: () => void,
): void {
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use: set ${setting} to a free one`
        : error.message;
    process.stderr.write(`${name} cannot listen. ${reason}\n`);
    end();
  });
}

/** Lets running requests end, up to a limit. */
export async function closeServer(server: Server): Promise<void> {
  const limit = new AbortController();
  void sleep(drainLimitMs, undefined, { signal: limit.signal, ref: false }).then(
    () => server.closeAllConnections(),
    () => undefined,
  );
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  limit.abort();
}
