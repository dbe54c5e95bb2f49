import { lookup } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { invalid } from '../../errors.ts';

export type Resolve = (host: string) => Promise<LookupAddress[]>;

/** Returns the addresses to which a connection may go; throws if there is none. */
export type AddressesOf = (url: URL) => Promise<LookupAddress[]>;

/** An address that leads into an internal network, or is not secure. */
export class NotPublic extends Error {}

const resolveBySystem: Resolve = (host) => lookup(host, { all: true });

/* IANA has allocated only this range as global unicast; everything else of IPv6 is reserved. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Returns whether an IP address is not public: private, loopback, link-local, multicast, reserved,
 * or an IPv6 address that embeds an IPv4 address (mapped, NAT64, 6to4, Teredo).
 */
export function isInner(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return true;
  return parsed.kind() === 'ipv6' && !parsed.match(globalIpv6);
}

/** Resolves a host name to its addresses; an IP address resolves to itself. */
export async function resolveHost(
  hostname: string,
  resolve: Resolve = resolveBySystem,
): Promise<LookupAddress[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  return family ? [{ address: host, family }] : resolve(host);
}

/** Returns the addresses of the host of a URL without checking them. */
export const addressesOfAny = ({ hostname }: URL, resolve?: Resolve): Promise<LookupAddress[]> =>
  resolveHost(hostname, resolve);

/** Settings that say whether this machine may be called. */
interface Within {
  env: { mode: 'demo' | 'live' };
}

const isLoopback = (address: string) => ipaddr.process(address).range() === 'loopback';

/** Whether nothing but this machine is meant, which a demo may call. */
const isOwnMachine = ({ env }: Within, found: LookupAddress[]): boolean =>
  env.mode === 'demo' && found.length > 0 && found.every(({ address }) => isLoopback(address));

/**
 * Returns the addresses of a host name. Throws if it is unknown or leads into an internal network
 * (SSRF protection).
 */
export async function publicAddressesOfHost(
  within: Within,
  host: string,
  resolve?: Resolve,
): Promise<LookupAddress[]> {
  const found = await resolveHost(host, resolve);
  if (!isOwnMachine(within, found)) assertPublic(found);
  return found;
}

function assertPublic(found: LookupAddress[]): void {
  if (found.length === 0 || found.some(({ address }) => isInner(address))) {
    throw new NotPublic('This URL points to a private network');
  }
}

/**
 * Returns the addresses to which a message to `url` may be sent (SSRF protection). The connection
 * must use these and not resolve again (DNS rebinding). Throws if the URL is not https or one of
 * its addresses is not public. In demo mode this machine is allowed, also over http, so that a
 * local program can receive messages.
 */
export async function publicAddressesOf(
  within: Within,
  url: string,
  resolve?: Resolve,
): Promise<LookupAddress[]> {
  const { protocol, hostname } = new URL(url);
  const found = await resolveHost(hostname, resolve);
  if (isOwnMachine(within, found)) return found;
  if (protocol !== 'https:') throw new NotPublic('The URL must start with https://');
  assertPublic(found);
  return found;
}

/**
 * Throws 400 with the field if `publicAddressesOf` would refuse the URL, or the host name is
 * unknown.
 */
export async function requirePublicAddress(within: Within, url: string): Promise<void> {
  await publicAddressesOf(within, url).catch((error: unknown) => {
    throw invalid({ url: [whyNotPublic(error)] });
  });
}

/** Returns why an address is refused, for the person who has entered it. */
export const whyNotPublic = (error: unknown): string =>
  error instanceof NotPublic ? error.message : 'We couldn’t find this server';
