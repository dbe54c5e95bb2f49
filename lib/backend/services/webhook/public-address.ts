import { lookup } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { ServiceContext } from '../../context.ts';
import { invalid } from '../../errors.ts';

/** All addresses of a host name. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

const resolveBySystem: Resolve = (host) => lookup(host, { all: true });

/* What IANA has given out as global unicast; everything else of IPv6 is reserved. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is none of the public internet: private, loopback, link-local, multicast,
 * reserved, or one that carries an IPv4 address inside (mapped, NAT64, 6to4, Teredo).
 */
export function isInner(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return true;
  return parsed.kind() === 'ipv6' && !parsed.match(globalIpv6);
}

const isLoopback = (address: string) => ipaddr.process(address).range() === 'loopback';

/**
 * The addresses that a message to `url` may be sent to; the connection must use these and ask no
 * resolver again (DNS rebinding). Throws where the URL is not https, or one of its addresses is not
 * public. In a demo this machine may be reached, over http as well, so that a program on it can listen.
 */
export async function publicAddressesOf(
  { env }: Pick<ServiceContext, 'env'>,
  url: string,
  resolve: Resolve = resolveBySystem,
): Promise<LookupAddress[]> {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found = family ? [{ address: host, family }] : await resolve(host);
  if (
    env.mode === 'demo' &&
    found.length > 0 &&
    found.every(({ address }) => isLoopback(address))
  ) {
    return found;
  }
  if (protocol !== 'https:') throw new Error('Messages are sent over https alone');
  if (found.length === 0 || found.some(({ address }) => isInner(address))) {
    throw new Error('This address leads into our own network');
  }
  return found;
}

/** 400 at the field where `publicAddressesOf` would refuse, or where the name is unknown. */
export async function requirePublicAddress(
  context: Pick<ServiceContext, 'env'>,
  url: string,
): Promise<void> {
  try {
    await publicAddressesOf(context, url);
  } catch (error) {
    const why =
      error instanceof Error && !('code' in error) ? error.message : 'This address is not known';
    throw invalid({ url: [why] });
  }
}
