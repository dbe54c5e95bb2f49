import { toNetwork } from '../../../server/client-address.ts';
import type { ServiceContext } from '../../context.ts';
import type { CustomerRow } from '../../db/schema/customer.ts';
import type { Limit, RateLimits } from '../../http/rate-limit.ts';
import { knownDevice } from './known-device.ts';

/** Client data of a login request. */
export interface Origin {
  /** Unverified header value. */
  visitorId: string | undefined;
  /** Unverified header value. */
  device: string | undefined;
  clientAddress: string;
}

/** The subject that login attempts are counted against. */
export interface Guesser {
  key: string;
  address: string;
  /** Network used for rate limits by address: the /64 for IPv6. */
  network: string;
  /** Whether this device has a valid device cookie for the account. */
  isKnown: boolean;
}

export function guesserOf(
  { env }: ServiceContext,
  account: Pick<CustomerRow, 'id'> | undefined,
  { device, clientAddress }: Origin,
): Guesser {
  const network = toNetwork(clientAddress);
  const known = account && knownDevice(device, account.id, env.visitorSecret);
  return {
    key: known ? `device ${known}` : `address ${network}`,
    address: clientAddress,
    network,
    isKnown: known !== undefined,
  };
}

const message = 'Too many requests. Try again later.';
const loginsByAddress: Limit = { name: 'login-address', points: 100, seconds: 900, message };
const loginsByDevice: Limit = { name: 'login-device', points: 100, seconds: 900, message };

/** Further logins, each with a captcha: customers of a mobile carrier share an address. */
const loginsWithCaptcha: Limit = { name: 'login-captcha', points: 600, seconds: 900, message };

/**
 * Counts a login, successful or not; 429 above 100 in 15 minutes from one address or known device.
 */
export async function countLogin(limits: RateLimits, { isKnown, key, address }: Guesser) {
  await (isKnown ? limits.byKey(loginsByDevice, key) : limits.byAddress(loginsByAddress, address));
}

/**
 * Counts a login above the limit of `countLogin` that has a captcha; 429 above 600 in 15 minutes.
 */
export async function countLoginWithCaptcha(limits: RateLimits, { key }: Guesser) {
  await limits.byKey(loginsWithCaptcha, key);
}
