import type { Server } from 'node:http';
import type { Server as Listener } from 'node:net';

/** Milliseconds between two looks for idle connections. */
const idleCheckMs = 50;

/**
 * Accepts no more connections and waits until those that are open have ended. `listeners`: all
 * sockets on which the server listens.
 */
export async function closeServer(
  server: Server,
  listeners: readonly Listener[] = [server],
): Promise<void> {
  const closed = listeners.map((one) => new Promise((resolve) => one.close(resolve)));
  // A connection becomes idle once its running request is answered.
  const looking = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  await Promise.all(closed);
  clearInterval(looking);
}

/** Closes a server; connections that are open after a limit are cut. */
export async function closeWithin(server: Server, limitMs = 10_000): Promise<void> {
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  await closeServer(server);
  clearTimeout(limit);
}
