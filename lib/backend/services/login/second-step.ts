import type { ServiceContext } from '../../context.ts';
import type { CustomerRow } from '../../db/schema/customer.ts';
import { inTransaction } from '../../db/transaction.ts';
import { StoreError, refused } from '../../errors.ts';
import type { Limit, RateLimits } from '../../http/rate-limit.ts';
import { hasSender } from '../../providers/has-sender.ts';
import type { Recipient } from '../messages/queue-message.ts';
import type { Guesser } from './guesser.ts';
import { issueOtp } from './issue-otp.ts';
import type { OtpSubject } from './otp-code.ts';
import { isTooSoon } from './take-otp-turn.ts';
import { useOtp } from './use-otp.ts';

/**
 * Wrong codes of one account, password and known device (or all unknown devices together) in a day.
 */
const wrongCodes: Limit = {
  name: 'second-step',
  points: 20,
  seconds: 24 * 60 * 60,
  message: 'Too many wrong OTPs. Please set a new password, or try again tomorrow!',
};

type Staff = Pick<CustomerRow, 'isStaff' | 'isSuperuser'>;

/** Whether this account must log in with both password and OTP. */
export function needsSecondStep({ env }: Pick<ServiceContext, 'env'>, who: Staff): boolean {
  return env.staffSecondStep && (who.isStaff || who.isSuperuser);
}

/**
 * Second step of a login by password. 401 with the code `otp_required` if no OTP was sent; an OTP
 * is sent to the account then. 400 'Invalid OTP' or 'OTP expired' if it is not valid.
 */
export async function takeSecondStep(
  context: ServiceContext,
  limits: RateLimits,
  account: CustomerRow,
  { key, isKnown }: Guesser,
  otp: string | undefined,
): Promise<void> {
  const subject = {
    mobile: account.mobile ?? '',
    purpose: 'second_step',
    customerId: account.id,
  } satisfies OtpSubject;
  if (!otp) {
    const { to, place } = contactOf(context, account);
    await sendOnce(context, subject, to);
    throw new StoreError(401, `Enter the OTP that we sent to ${place}.`, {
      code: 'otp_required',
    });
  }
  // The count is per password hash: an attacker who guessed the old password cannot block the owner
  // after a password change.
  const counted = `${account.passwordHash} ${isKnown ? key : 'strangers'}`;
  await limits.check(wrongCodes, counted);
  const outcome = await inTransaction(context.db, (tx) =>
    useOtp({ ...context, db: tx }, subject, otp, { isKnown }),
  );
  if (outcome === 'expired') throw refused('OTP expired');
  if (outcome === 'wrong') {
    await limits.byKey(wrongCodes, counted);
    throw refused('Invalid OTP');
  }
}

/** SMS to a confirmed number if SMS can be sent, otherwise mail. */
function contactOf(
  { env }: Pick<ServiceContext, 'env'>,
  { email, mobile, mobileVerifiedAt }: CustomerRow,
): {
  to: Recipient;
  place: string;
} {
  const canText = hasSender(env, 'sms') && mobileVerifiedAt !== null;
  if (mobile && (canText || !email)) {
    return { to: { mobile }, place: `the mobile number ending in ${mobile.slice(-4)}` };
  }
  return { to: { email: email ?? '' }, place: 'your email' };
}

/** Debounce: if a code was sent less than 30 s ago, no other one is sent. */
async function sendOnce(
  context: ServiceContext,
  subject: OtpSubject,
  to: Recipient,
): Promise<void> {
  try {
    await issueOtp(context, subject, { to });
  } catch (error) {
    if (!isTooSoon(error)) throw error;
  }
}
