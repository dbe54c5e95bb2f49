import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';

/**
 * Whether an address is a trusted proxy; `hop` is its distance: 0 is the peer of the connection.
 */
export type TrustedProxies = (address: string, hop: number) => boolean;

const mostHops = 32;
const names: Record<string, string[]> = {
  loopback: ['loopback'],
  private: ['loopback', 'linklocal', 'uniquelocal'],
};

/**
 * Parses the setting TRUSTED_PROXIES: `0`, `none` or nothing for no proxy, a number of hops, or a
 * list of addresses, networks and the names `loopback` and `private`. Throws an Error that
 * describes what is wrong.
 */
export function parseTrustedProxies(text: string): TrustedProxies {
  const value = text.trim().toLowerCase();
  if (value === '' || value === 'none') return () => false;
  if (/^\d+$/.test(value)) {
    const hops = Number(value);
    if (hops > mostHops) throw wrong(text);
    return (_, hop) => hop < hops;
  }
  const entries = value.split(',').map((entry) => entry.trim());
  return proxyAddr.compile(
    entries.flatMap(
      (entry) => (Object.hasOwn(names, entry) ? names[entry] : undefined) ?? network(entry, text),
    ),
  );
}

function network(entry: string, text: string): string {
  const [address = '', prefix, ...more] = entry.split('/');
  const version = isIP(address);
  const bits = version === 4 ? 32 : 128;
  const isPrefix =
    prefix === undefined || (/^\d{1,3}$/.test(prefix) && +prefix >= 1 && +prefix <= bits);
  if (version === 0 || address.includes('%') || !isPrefix || more.length > 0) throw wrong(text);
  return entry;
}

const wrong = (text: string) =>
  new Error(
    `TRUSTED_PROXIES must be the number of proxies before the store (0 to ${mostHops}), "none", or their ` +
      `addresses and networks, such as "10.0.0.0/8, loopback, private", not "${text}"`,
  );
