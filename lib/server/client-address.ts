import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { TrustedProxies } from './trusted-proxies.ts';

const withPort = /^(?:\[([\da-f:.]+)\](?::\d+)?|([\d.]+):\d+)$/i;
const mappedIpv4 = /^::ffff:([\d.]+)$/i;
const loopback = /^(?:::1|(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;
/**
 * 16-bit groups of the /64 prefix, which identifies a customer's network; the customer controls the
 * rest.
 */
const networkGroups = 4;

/**
 * Returns the client address: that of the peer or, behind trusted proxies, the entry that the
 * outermost of them has added to X-Forwarded-For, read from the right. An entry that is no address
 * ends the search at the last trusted one. Empty if the connection has closed.
 */
export function findClientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  isTrusted: TrustedProxies,
): string {
  const entries = [peer, ...(forwardedFor?.split(',').reverse() ?? [])];
  let client = '';
  for (const [hop, entry] of entries.entries()) {
    const address = plainAddress(entry);
    if (address === null) break;
    client = address;
    if (!isTrusted(address, hop)) break;
  }
  return client;
}

/**
 * Returns an address without port, brackets and zone; IPv4 if it is mapped into IPv6. Null for any
 * other text.
 */
export function plainAddress(entry: string | undefined): string | null {
  const text = entry?.trim() ?? '';
  const [, bracketed, numbered] = withPort.exec(text) ?? [];
  const address = (bracketed ?? numbered ?? text).split('%', 1)[0]?.toLowerCase() ?? '';
  if (isIP(address) === 0) return null;
  return mappedIpv4.exec(address)?.[1] ?? address;
}

export const isLoopback = (address: string): boolean => loopback.test(address);

/**
 * Returns the network by which a client is limited: IPv6 by its /64 prefix, IPv4-mapped as IPv4,
 * all others unchanged.
 */
export function toNetwork(address: string): string {
  if (isIP(address) === 0) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, networkGroups).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
