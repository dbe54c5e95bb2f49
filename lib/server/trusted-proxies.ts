import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';

/**
 * Whether an address is a trusted proxy; `hop` is its distance: 0 is the peer of the connection.
 */
export type TrustedProxies = (address: string, hop: number) => boolean;

const maxHops = 32;

/** Ranges of proxy-addr by the names of our settings. */
const rangesByName: Record<string, string[]> = {
  loopback: ['loopback'],
  private: ['loopback', 'linklocal', 'uniquelocal'],
};

/**
 * Reads a list of addresses, networks and the names `loopback` and `private` (private networks and
 * this machine), separated by commas. Undefined if an entry is none of them.
 */
export function readProxyRanges(text: string): string[] | undefined {
  const entries = text.split(',').map((entry) => entry.trim().toLowerCase());
  const ranges = entries.flatMap((entry) =>
    Object.hasOwn(rangesByName, entry) ? rangesByName[entry] : isNetwork(entry) ? entry : undefined,
  );
  return ranges.every((range) => range !== undefined) ? ranges : undefined;
}

/** Trusts the ranges that `readProxyRanges` has returned. */
export const trustRanges = (ranges: string[]): TrustedProxies => proxyAddr.compile(ranges);

/**
 * Parses the setting TRUSTED_PROXIES: `0`, `none` or nothing for no proxy, a number of hops, or a
 * list as in `readProxyRanges`. Throws an Error that names the mistake.
 */
export function parseTrustedProxies(text: string): TrustedProxies {
  const value = text.trim().toLowerCase();
  if (value === '' || value === 'none') return () => false;
  const hops = /^\d+$/.test(value) ? Number(value) : undefined;
  if (hops !== undefined && hops <= maxHops) return (_, hop) => hop < hops;
  const ranges = readProxyRanges(value);
  if (ranges) return trustRanges(ranges);
  throw new Error(
    `TRUSTED_PROXIES must be the number of proxies before the store (0 to ${maxHops}), "none", or their ` +
      `addresses and networks, such as "10.0.0.0/8, loopback, private", not "${text}"`,
  );
}

function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/');
  const version = isIP(address);
  const bits = version === 4 ? 32 : 128;
  const isPrefix =
    prefix === undefined || (/^\d{1,3}$/.test(prefix) && +prefix >= 1 && +prefix <= bits);
  return version !== 0 && !address.includes('%') && isPrefix && more.length === 0;
}
