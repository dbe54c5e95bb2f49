import type { Server } from 'node:http';

const drainLimitMs = 10_000;
/** Milliseconds between two looks for idle connections while a server closes. */
const idleCheckMs = 50;

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
  const limit = setTimeout(() => server.closeAllConnections(), drainLimitMs);
  // Those that were answering become idle meanwhile.
  const looking = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(looking);
  clearTimeout(limit);
}
