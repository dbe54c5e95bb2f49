import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { closeServer } from '../server/close-server.ts';

/**
 * libuv accepts one connection of a listening socket in each turn of the event loop: where a turn
 * takes 20 ms, the last of 800 connections that come at the same time waits for 16 s. Each further
 * socket of the port adds one; the kernel spreads connections over them (SO_REUSEPORT).
 */
const usualSockets = process.platform === 'linux' ? 32 : 1;

interface ListenOptions {
  port: number;
  host: string;
  /** Connections that the kernel keeps for each socket until they are accepted. */
  backlog: number;
  sockets?: number;
  /** Descriptors of an open socket that is used instead of host and port. */
  inherited?: number[];
}

export interface Listening {
  port: number;
  /** Accepts no more connections and waits until those that are open have ended. */
  close: () => Promise<void>;
}

/** Listens with a server on several sockets of one port. Throws as `listen` of the server does. */
export async function listen(
  server: Server,
  {
    port,
    host,
    backlog,
    inherited = [],
    sockets = inherited.length || usualSockets,
  }: ListenOptions,
): Promise<Listening> {
  const addressOf = (index: number, ownPort: number) => {
    const fd = inherited[index];
    return fd === undefined
      ? { host, backlog, reusePort: sockets > 1, port: ownPort }
      : { fd, backlog };
  };
  await once(server.listen(addressOf(0, port)), 'listening');
  const { port: openPort } = server.address() as AddressInfo;
  // As an HTTP server sets up its own connections.
  const more = Array.from({ length: sockets - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      server.emit('connection', socket),
    ),
  );
  for (const [index, one] of more.entries()) {
    await once(one.listen(addressOf(index + 1, openPort)), 'listening');
  }
  return {
    port: openPort,
    close: () => closeServer(server, [server, ...more]),
  };
}
