import type { IncomingMessage } from 'node:http';

/**
 * The address that a request comes from: its own, or, behind `proxies` proxies of ours, the one that
 * the outermost of them has noted. What the client itself writes into the header counts for nothing.
 */
export function clientAddress(request: IncomingMessage, proxies: number): string {
  const noted = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  const way = [...noted, request.socket.remoteAddress ?? ''];
  return way[Math.max(0, way.length - 1 - proxies)] ?? '';
}
