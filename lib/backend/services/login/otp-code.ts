import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import { otpDigits } from '../../../contract/rules.ts';

type OtpPurpose = 'login' | 'change_mobile' | 'reset_password' | 'second_step' | 'prove_owner';

/** Number, purpose and account that a code is for. */
export interface OtpSubject {
  /** `+91` and ten digits. */
  mobile: string;
  purpose: OtpPurpose;
  /** The account that asked for it, if the code is valid for that account only. */
  customerId?: number;
}

/** Returns random digits, uniformly distributed: six, or ten for a long code. */
export function makeOtp(isLong: boolean): string {
  const digits = isLong ? otpDigits.long : otpDigits.usual;
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

/**
 * Codes are stored as HMAC with a key outside the database: a plain hash of one of a million codes
 * is found by brute force.
 */
export function hashOtp(
  secret: string,
  { mobile, purpose, customerId }: OtpSubject,
  otp: string,
): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'one-time passwords', 32));
  const text = [purpose, mobile, customerId, otp].filter((part) => part !== undefined).join(' ');
  return createHmac('sha256', key).update(text).digest('hex');
}
