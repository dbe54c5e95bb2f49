import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { isLoopback, plainAddress, toNetwork } from '../server/client-address.ts';
import type { TrustedProxies } from '../server/trusted-proxies.ts';

export interface ConnectionLimits {
  /** Maximum number of all connections. */
  most: number;
  /**
   * Maximum per network: an IPv4 address or an IPv6 /64. Trusted proxies and this machine are
   * exempt.
   */
  mostPerNetwork: number;
  /** Maximum number of connections without a request yet; one more closes the oldest. */
  mostSilent: number;
}

export const usualConnections: ConnectionLimits = {
  most: 2_000,
  mostPerNetwork: 128,
  mostSilent: 1_000,
};

/** Limits the number of connections of a server, so that one client cannot use all of them. */
export function limitConnections(
  server: Server,
  isTrusted: TrustedProxies,
  { most, mostPerNetwork, mostSilent }: ConnectionLimits,
): void {
  const ofNetwork = new Map<string, number>();
  const silent = new Set<Socket>();
  let open = 0;
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress) ?? '';
    const network = toNetwork(address);
    const count = (ofNetwork.get(network) ?? 0) + 1;
    if (count > mostPerNetwork && !isLoopback(address) && !isTrusted(address, 0)) {
      socket.destroy();
      return;
    }
    if (open >= most) {
      // Connections of keep-alive that wait for a request make room.
      server.closeIdleConnections();
      socket.destroy();
      return;
    }
    open += 1;
    ofNetwork.set(network, count);
    silent.add(socket);
    const [oldest] = silent;
    if (silent.size > mostSilent) oldest?.destroy();
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
