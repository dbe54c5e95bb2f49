import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** 16-bit groups of an IPv6 address that name a customer's network (/64): the rest is theirs to choose. */
const networkGroups = 4;

/** What an address is counted by: IPv6 by its /64, IPv4-mapped as IPv4, all else as it stands. */
export function rateLimitKey(address: string): string {
  if (isIP(address) === 0) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, networkGroups).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
