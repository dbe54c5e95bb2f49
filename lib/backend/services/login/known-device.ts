import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/* Device cookies (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"): a signed mark of a
   device that has logged in to an account, so that its tries are counted apart from a stranger's. */

/** How many accounts one device is remembered for. */
const mostAccounts = 3;
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

const marksOf = (header: string | undefined) => (header ?? '').split(separator, mostAccounts);

/** The nonce of the mark that this store has given a device for the account; undefined for a stranger. */
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

/** What a device sends in the header `device-id` from now on: with a mark for this account in it. */
export function rememberDevice(
  header: string | undefined,
  customerId: number,
  secret: string,
): string {
  if (header && knownDevice(header, customerId, secret)) {
    return marksOf(header).join(separator);
  }
  const others = marksOf(header).filter((mark) => markPattern.test(mark));
  return [newMark(secret, customerId), ...others].slice(0, mostAccounts).join(separator);
}
