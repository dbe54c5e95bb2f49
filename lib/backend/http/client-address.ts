import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import proxyAddr from 'proxy-addr';
import type { AppEnv } from './app-env.ts';

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

/** Length of the longest IPv6 address, with an embedded IPv4 address. */
const longestAddress = 45;

const isAddress = (text: string) => text.length <= longestAddress && isIP(text) !== 0;

/**
 * Determines the client address for rate limits. Reads `x-forwarded-for` from the right, past the
 * proxies in `trustedProxies` (CIDRs, addresses or names of proxy-addr); the first other entry is
 * the client. If that entry is no address (a port, garbage), the connection's own address counts.
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
