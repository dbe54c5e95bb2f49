import type { ServiceContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { refused } from '../../errors.ts';
import { holdOpenAccount } from './find-open-account.ts';
import type { Origin } from './guesser.ts';
import { openSession, type OpenedSession } from './open-session.ts';
import { useOtp } from './use-otp.ts';

export interface OtpLogin extends Pick<Origin, 'visitorId' | 'device'> {
  /** `+91` and ten digits. */
  mobile: string;
  otp: string;
}

/** Logs in with the code of an SMS; 400 'Invalid OTP' or 'OTP expired' (contract: verify-otp). */
export async function logInByOtp(
  context: ServiceContext,
  { mobile, otp, ...origin }: OtpLogin,
): Promise<OpenedSession> {
  const outcome = await inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    // A wrong try is an outcome, no error: its count has to outlive the transaction.
    const tried = await useOtp(within, { mobile, purpose: 'login' }, otp);
    if (tried !== 'right') return tried;
    const customer = await holdOpenAccount(within, { mobile });
    return customer ? openSession(within, customer, origin) : 'expired';
  });
  if (outcome === 'wrong') throw refused('Invalid OTP');
  if (outcome === 'expired') throw refused('OTP expired');
  return outcome;
}
