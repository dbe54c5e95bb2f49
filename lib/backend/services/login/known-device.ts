import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/*
 * Device cookies (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"): a signed mark of
 * a device that has logged in to an account, so that its attempts are counted separately from those
 * of unknown devices.
 */

/** Maximum number of accounts per device. */
const maxAccounts = 3;
const markPattern = /^([\w-]{22})\.([\w-]{22})$/;
const separator = '~';

function signature(secret: string, customerId: number, nonce: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'known devices', 32));
  return createHmac('sha256', key).update(`${customerId} ${nonce}`).digest().subarray(0, 16);
}

const newMark = (secret: string, customerId: number) => {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${signature(secret, customerId, nonce).toString('base64url')}`;
};

const marksOf = (header: string | undefined) => (header ?? '').split(separator, maxAccounts);

/** Returns the nonce of a valid device cookie for the account; undefined for an unknown device. */
export function knownDevice(
  header: string | undefined,
  customerId: number,
  secret: string,
): string | undefined {
  for (const mark of marksOf(header)) {
    const [, nonce, sent] = markPattern.exec(mark) ?? [];
    if (!nonce || !sent) continue;
    const right = signature(secret, customerId, nonce).toString('base64url');
    if (timingSafeEqual(Buffer.from(sent), Buffer.from(right))) return nonce;
  }
  return undefined;
}

/** Returns the new value of the header `device-id`, which contains a mark for this account. */
export function rememberDevice(
  header: string | undefined,
  customerId: number,
  secret: string,
): string {
  if (header && knownDevice(header, customerId, secret)) {
    return marksOf(header).join(separator);
  }
  const others = marksOf(header).filter((mark) => markPattern.test(mark));
  return [newMark(secret, customerId), ...others].slice(0, maxAccounts).join(separator);
}
