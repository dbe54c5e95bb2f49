import { createHmac, hkdfSync, randomInt } from 'node:crypto';

export type OtpPurpose = 'login' | 'change_mobile' | 'reset_password' | 'second_step';

/** Whose code it is, and what for. */
export interface OtpSubject {
  /** `+91` and ten digits. */
  mobile: string;
  purpose: OtpPurpose;
  /** The account that asked for it, where it proves something to that account alone. */
  customerId?: number;
}

/** Six digits, each as likely as any other. */
export function makeOtp(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * How a code is kept. A million codes are soon tried out, so that a plain hash would hide nothing:
 * this one needs a key that does not stand in the database.
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
