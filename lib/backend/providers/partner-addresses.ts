import type { BackendEnv } from '../env.ts';
import {
  addressesOfAny,
  publicAddressesOf,
  publicAddressesOfHost,
  type AddressesOf,
  type Resolve,
} from '../services/webhook/public-address.ts';

/**
 * Returns where to connect to a partner: hosts that owners have entered are checked at each
 * connection (SSRF protection), those of the server's settings are trusted.
 */
export const partnerAddresses =
  (env: Pick<BackendEnv, 'mode' | 'enteredHosts'>, resolve?: Resolve): AddressesOf =>
  (url) => {
    if (!env.enteredHosts.includes(url.hostname.toLowerCase())) return addressesOfAny(url, resolve);
    return url.protocol.startsWith('http')
      ? publicAddressesOf({ env }, url.href, resolve)
      : publicAddressesOfHost({ env }, url.hostname, resolve);
  };
