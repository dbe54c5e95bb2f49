import { lookup } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { ServiceContext } from '../../context.ts';
import { invalid } from '../../errors.ts';

export type Resolve = (host: string) => Promise<LookupAddress[]>;

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

/** Returns the addresses of the host name of a URL; an IP address stands for itself. */
export async function resolveHost(
  hostname: string,
  resolve: Resolve = resolveBySystem,
): Promise<LookupAddress[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  return family ? [{ address: host, family }] : resolve(host);
}

const isLoopback = (address: string) => ipaddr.process(address).range() === 'loopback';

/** Whether nothing but this machine is meant, which a demo may call. */
const isOwnMachine = ({ env }: Pick<ServiceContext, 'env'>, found: LookupAddress[]): boolean =>
  env.mode === 'demo' && found.length > 0 && found.every(({ address }) => isLoopback(address));

/** Throws if a host name is unknown or leads into an internal network (SSRF protection). */
export async function assertPublicHost(
  context: Pick<ServiceContext, 'env'>,
  host: string,
  resolve: Resolve = resolveBySystem,
): Promise<void> {
  const found = await resolveHost(host, resolve);
  if (!isOwnMachine(context, found)) assertPublic(found);
}

function assertPublic(found: LookupAddress[]): void {
  if (found.length === 0 || found.some(({ address }) => isInner(address))) {
    throw new Error('This address leads into our own network');
  }
}

/**
 * Returns the addresses to which a message to `url` may be sent (SSRF protection). The connection
 * must use these and not resolve again (DNS rebinding). Throws if the URL is not https or one of
 * its addresses is not public. In demo mode this machine is allowed, also over http, so that a
 * local program can receive messages.
 */
export async function publicAddressesOf(
  { env }: Pick<ServiceContext, 'env'>,
  url: string,
  resolve: Resolve = resolveBySystem,
): Promise<LookupAddress[]> {
  const { protocol, hostname } = new URL(url);
  const found = await resolveHost(hostname, resolve);
  if (isOwnMachine({ env }, found)) return found;
  if (protocol !== 'https:') throw new Error('Messages are sent over https alone');
  assertPublic(found);
  return found;
}

/**
 * Throws 400 with the field if `publicAddressesOf` would refuse the URL, or the host name is
 * unknown.
 */
export async function requirePublicAddress(
  context: Pick<ServiceContext, 'env'>,
  url: string,
): Promise<void> {
  await publicAddressesOf(context, url).catch((error: unknown) => {
    throw invalid({ url: [whyNotPublic(error)] });
  });
}

/** Returns why an address is refused, for the person who has entered it. */
export const whyNotPublic = (error: unknown): string =>
  error instanceof Error && !('code' in error) ? error.message : 'This address is not known';
