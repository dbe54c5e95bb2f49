import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import proxyAddr from 'proxy-addr';
import type { AppEnv } from './app-env.ts';

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

const loopback = /^(?:::1|(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;
/** Characters of the longest IPv6 address, one that ends in an IPv4 address. */
const longestAddress = 45;

export function isLoopback(address: string): boolean {
  return loopback.test(address);
}

const isAddress = (text: string) => text.length <= longestAddress && isIP(text) !== 0;

/**
 * Finds the address that limits are counted by. `x-forwarded-for` is read from the right, past the
 * proxies in `trustedProxies` (CIDRs, addresses or names of proxy-addr); the first that is not one of
 * them is the client's. Where that is no address (a port, garbage), the connection's own counts.
 */
export function clientAddress(trustedProxies: readonly string[]): MiddlewareHandler<AppEnv> {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return async (c, next) => {
    const bindings = c.env as NodeBindings | undefined;
    const peer = bindings?.incoming?.socket?.remoteAddress ?? '127.0.0.1';
    const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? [];
    const hops = [peer, ...forwarded.map((entry) => entry.trim()).reverse()];
    const client = hops.find((hop, index) => !isTrusted(hop, index)) ?? hops.at(-1) ?? peer;
    c.set('clientAddress', isAddress(client) ? client : peer);
    await next();
  };
}
