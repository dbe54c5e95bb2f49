import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { isLoopback, plainAddress, toNetwork } from '../server/client-address.ts';
import type { TrustedProxies } from '../server/trusted-proxies.ts';

export interface ConnectionLimits {
  /** Maximum number of all connections. */
  maxConnections: number;
  /**
   * Maximum per network: an IPv4 address or an IPv6 /64. Trusted proxies and this machine are
   * exempt.
   */
  maxPerNetwork: number;
  /** Maximum number of connections without a request yet; one more closes the oldest. */
  maxSilent: number;
}

export const usualConnections: ConnectionLimits = {
  maxConnections: 2_000,
  maxPerNetwork: 128,
  maxSilent: 1_000,
};

/** Limits the number of connections of a server, so that one client cannot use all of them. */
export function limitConnections(
  server: Server,
  isTrusted: TrustedProxies,
  { maxConnections, maxPerNetwork, maxSilent }: ConnectionLimits,
): void {
  const ofNetwork = new Map<string, number>();
  const silent = new Set<Socket>();
  let open = 0;
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress) ?? '';
    const network = toNetwork(address);
    const count = (ofNetwork.get(network) ?? 0) + 1;
    if (count > maxPerNetwork && !isLoopback(address) && !isTrusted(address, 0)) {
      socket.destroy();
      return;
    }
    if (open >= maxConnections) {
      // Connections of keep-alive that wait for a request make room.
      server.closeIdleConnections();
      socket.destroy();
      return;
    }
    open += 1;
    ofNetwork.set(network, count);
    silent.add(socket);
    const [oldest] = silent;
    if (silent.size > maxSilent) oldest?.destroy();
    socket.once('close', () => {
      open -= 1;
      silent.delete(socket);
      const left = (ofNetwork.get(network) ?? 1) - 1;
      if (left > 0) ofNetwork.set(network, left);
      else ofNetwork.delete(network);
    });
  });
  for (const event of ['request', 'checkContinue'] as const) {
    server.on(event, ({ socket }) => void silent.delete(socket));
  }
}
