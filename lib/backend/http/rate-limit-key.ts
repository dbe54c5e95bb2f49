import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * 16-bit groups of an IPv6 address's /64 prefix, which identifies a customer's network; the
 * customer controls the remaining bits.
 */
const networkGroups = 4;

/**
 * Returns the rate limit key of an address: IPv6 by its /64 prefix, IPv4-mapped as IPv4, all others
 * unchanged.
 */
export function rateLimitKey(address: string): string {
  if (isIP(address) === 0) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, networkGroups).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
