import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import proxyAddr from 'proxy-addr';
import type { TrustedProxies } from './trusted-proxies.ts';

const withPort = /^(?:\[([\da-f:.]+)\](?::\d+)?|([\d.]+):\d+)$/i;
const mappedIpv4 = /^::ffff:([\d.]+)$/i;

/**
 * Returns the client address: that of the peer or, behind trusted proxies, the entry that the
 * outermost of them has added to X-Forwarded-For, read from the right. An entry that is no address
 * ends the search at the last trusted one. Empty if the connection has closed.
 */
export function clientAddress(request: IncomingMessage, isTrusted: TrustedProxies): string {
  const way = proxyAddr.all(request, (entry, hop) => {
    const address = plainAddress(entry);
    return address !== null && isTrusted(address, hop);
  });
  return way.map(plainAddress).findLast((address) => address !== null) ?? '';
}

/**
 * Returns whether the peer of the connection is a trusted proxy, whose X-Forwarded headers are
 * used.
 */
export function isTrustedPeer(request: IncomingMessage, isTrusted: TrustedProxies): boolean {
  const peer = plainAddress(request.socket.remoteAddress);
  return peer !== null && isTrusted(peer, 0);
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

const networks = new WeakMap<IncomingMessage, string>();

/** Records the address of a request's client, whatever its headers become later. */
export const noteClient = (request: IncomingMessage, address: string): void =>
  void networks.set(request, networkOf(address));

/** Returns the network of the client, by which work is limited. */
export const clientNetwork = (request: IncomingMessage): string => networks.get(request) ?? '';

/** Returns the network of a customer: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  if (tail === undefined) return groups(left);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return groups([...left, ...zeros, ...right]);
}

const groups = (all: string[]) =>
  all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
