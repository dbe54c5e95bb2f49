import type { ServiceContext } from '../../context.ts';
import type { CustomerRow } from '../../db/schema/customer.ts';
import type { Limit, RateLimits } from '../../http/rate-limit.ts';
import { rateLimitKey } from '../../http/rate-limit-key.ts';
import { knownDevice } from './known-device.ts';

/** What a login says about where it comes from. */
export interface Origin {
  /** As it came in the header. */
  visitorId: string | undefined;
  /** As it came in the header; not checked. */
  device: string | undefined;
  clientAddress: string;
}

/** Whom the tries of a login are counted against. */
export interface Guesser {
  key: string;
  address: string;
  /** What limits by address count: of IPv6 the /64. */
  network: string;
  /** Whether this device has logged in to the account before. */
  isKnown: boolean;
}

export function guesserOf(
  { env }: ServiceContext,
  account: Pick<CustomerRow, 'id'> | undefined,
  { device, clientAddress }: Origin,
): Guesser {
  const network = rateLimitKey(clientAddress);
  const known = account && knownDevice(device, account.id, env.visitorSecret);
  return {
    key: known ? `device ${known}` : `address ${network}`,
    address: clientAddress,
    network,
    isKnown: known !== undefined,
  };
}

const message = 'Too many requests. Please try again later!';
const loginsByAddress: Limit = { name: 'login-address', points: 100, seconds: 900, message };
const loginsByDevice: Limit = { name: 'login-device', points: 100, seconds: 900, message };

/** Logins past those, with a captcha each: customers of a mobile carrier share an address. */
const loginsWithCaptcha: Limit = { name: 'login-captcha', points: 600, seconds: 900, message };

/** Counts a login, right or wrong; 429 after a hundred in 15 minutes from one address or known device. */
export async function countLogin(limits: RateLimits, { isKnown, key, address }: Guesser) {
  await (isKnown ? limits.byKey(loginsByDevice, key) : limits.byAddress(loginsByAddress, address));
}

/** Counts a login past the limit of `countLogin` that comes with a captcha; 429 after 600 in 15 minutes. */
export async function countLoginWithCaptcha(limits: RateLimits, { key }: Guesser) {
  await limits.byKey(loginsWithCaptcha, key);
}
