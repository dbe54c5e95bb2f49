import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { recoveryCodeCount } from '../../../contract/staff-security.ts';
import type { ServiceContext } from '../../context.ts';
import { secondSteps } from '../../db/schema/customer.ts';
import { decrypt } from '../../encryption/encrypt.ts';
import { DecryptionError } from '../../encryption/decryption-error.ts';

const stepSeconds = 30;
/** Codes before and after the current one that count: clocks of phones differ. */
const codeWindow = 1;
/** Bytes, as RFC 4226 recommends for SHA-1. */
const secretBytes = 20;

const letters = 'abcdefghijklmnopqrstuvwxyz234567';
/** Letters of a recovery code: 50 bits. */
const recoveryLetters = 10;

export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

const totpOf = (secret: string, label: string, issuer: string) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: stepSeconds });

/** Returns the address that authenticator apps read from a QR code. */
export const authenticatorUri = (secret: string, label: string, issuer: string): string =>
  totpOf(secret, label, issuer).toString();

/** Returns new recovery codes such as `abcde-fghij`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => {
    const code = Array.from({ length: recoveryLetters }, () => letters[randomInt(letters.length)]);
    return `${code.slice(0, 5).join('')}-${code.slice(5).join('')}`;
  });

/** HMAC with a key outside the database, bound to the account. */
export function hashRecoveryCode(secret: string, customerId: number, code: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'recovery codes', 32));
  const text = `${customerId} ${code.toLowerCase().replace('-', '')}`;
  return createHmac('sha256', key).update(text).digest('hex');
}

/**
 * Checks a code of the app, or a recovery code, of an account; each counts once. `used`: a code of
 * the app that has counted already, or an earlier one. Needs a transaction.
 */
export async function useAuthenticator(
  { db, env, now }: ServiceContext,
  customerId: number,
  code: string,
): Promise<'right' | 'recovery' | 'wrong' | 'used'> {
  const ofAccount = eq(secondSteps.customerId, customerId);
  // Row lock: of two logins with one code the second finds it used.
  const [row] = await db.select().from(secondSteps).where(ofAccount).for('update');
  if (!row?.encryptedSecret) return 'wrong';
  const hash = hashRecoveryCode(env.visitorSecret, customerId, code);
  if (row.recoveryHashes.includes(hash)) {
    const recoveryHashes = row.recoveryHashes.filter((one) => one !== hash);
    await db.update(secondSteps).set({ recoveryHashes }).where(ofAccount);
    return 'recovery';
  }
  const secret = readSecret(env.dataKeys, customerId, row.encryptedSecret);
  if (secret === undefined) return 'wrong';
  const timestamp = now().getTime();
  const totp = totpOf(secret, '', '');
  const delta = totp.validate({ token: code, timestamp, window: codeWindow });
  if (delta === null) return 'wrong';
  const step = totp.counter({ timestamp }) + delta;
  if (step <= row.lastStep) return 'used';
  await db.update(secondSteps).set({ lastStep: step }).where(ofAccount);
  return 'right';
}

/* A key that was lost must not stop the recovery codes: they do not need it. */
function readSecret(dataKeys: string[], customerId: number, encrypted: Buffer) {
  try {
    return decrypt(dataKeys, 'authenticator', customerId, encrypted);
  } catch (error) {
    if (error instanceof DecryptionError) return undefined;
    throw error;
  }
}
