import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers, type CustomerRow } from '../../db/schema/customer.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, invalid } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';
import { issueOtp } from '../login/issue-otp.ts';
import { hashPassword } from '../login/password.ts';
import { useOtp } from '../login/use-otp.ts';
import { needsNumberForReset } from './contact-state.ts';
import { checkResetCode, holdResetCode, noLongerGood, endResetCodes } from './reset-code.ts';
import { setPassword } from './set-password.ts';

const otpRequired = () =>
  conflict('Enter the OTP sent to the mobile number of this account', undefined, 'otp_required');

interface PasswordReset {
  code: string;
  password: string;
  /** Needed if the account has a confirmed number and an unconfirmed e-mail. */
  otp: string | undefined;
}

/**
 * Sets a new password by a mailed code; the code works once, also for parallel requests. 400 if the
 * code is unknown, used or older than an hour, or at `otp`; 409 `otp_required`.
 */
export async function resetPassword(
  context: ServiceContext,
  { code, password, otp }: PasswordReset,
): Promise<void> {
  await checkResetCode(context, code);
  const passwordHash = await hashPassword(password);
  const outcome = await withinTransaction(context, async (within) => {
    const account = await holdResetCode(within, code);
    const { id: customerId, mobile } = account;
    if (mobile !== null && needsNumberForReset(account)) {
      if (!otp) throw otpRequired();
      // A wrong try is a return value, not an error: its count must be committed, and an error
      // would roll it back.
      const tried = await useOtp(within, { mobile, purpose: 'reset_password', customerId }, otp);
      if (tried !== 'right') return tried;
    }
    if (!(await setPassword(within, customerId, passwordHash))) throw noLongerGood();
    await confirmByReset(within, account);
    return 'right';
  });
  if (outcome === 'wrong') throw invalid({ otp: ['Invalid OTP'] });
  if (outcome === 'expired') throw invalid({ otp: ['OTP expired'] });
}

/* Clears the sign-up visitor: the browser that signed up must not get access by that any more. */
async function confirmByReset({ db, now }: ServiceContext, account: CustomerRow): Promise<void> {
  await db
    .update(customers)
    .set({ emailVerifiedAt: account.emailVerifiedAt ?? now(), signUpVisitorHash: null })
    .where(eq(customers.id, account.id));
}

/**
 * Queues the mail with a password reset code. The job, not this request, looks up the account, so
 * that the answer takes the same time either way (no account enumeration).
 */
export async function askForReset({ db }: ServiceContext, email: string): Promise<void> {
  await addJob(db, 'send_password_reset', { email }, { isUrgent: true });
}

/** Number of digits shown to a caller who has only the mailed link. */
const shownDigits = 3;

/**
 * Returns the last digits of the number whose OTP a reset needs besides its code; undefined if it
 * needs none. 400 if the code is invalid.
 */
export async function readResetNumber(
  context: ServiceContext,
  code: string,
): Promise<string | undefined> {
  const account = await checkResetCode(context, code);
  return needsNumberForReset(account) ? account.mobile?.slice(-shownDigits) : undefined;
}

/**
 * Sends the OTP that a reset needs besides its code. 409 if it needs none, 429 if the number
 * reached its OTP limit.
 */
export async function sendResetOtp(context: ServiceContext, code: string): Promise<void> {
  const account = await checkResetCode(context, code);
  if (account.mobile === null || !needsNumberForReset(account)) {
    throw conflict('You don’t need an OTP for this link');
  }
  await issueOtp(context, {
    mobile: account.mobile,
    purpose: 'reset_password',
    customerId: account.id,
  });
}

/**
 * Removes an unconfirmed e-mail from an account when the reader of that mailbox says that the
 * account is not theirs; the account continues with its number. 400 if the code is invalid, 409 if
 * the e-mail is confirmed or the number is not.
 */
export async function disownEmail(context: ServiceContext, code: string): Promise<void> {
  await withinTransaction(context, async (within, tx) => {
    const account = await holdResetCode(within, code);
    if (!needsNumberForReset(account)) {
      throw conflict('This email is your only login. Reset your password instead.');
    }
    await endResetCodes(within, account.id);
    await tx
      .update(customers)
      .set({ email: null, wantsNews: false, updatedAt: context.now() })
      .where(eq(customers.id, account.id));
  });
}
