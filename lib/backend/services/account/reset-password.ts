import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers, type CustomerRow } from '../../db/schema/customer.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, invalid } from '../../errors.ts';
import { hashPassword } from '../login/password.ts';
import { useOtp } from '../login/use-otp.ts';
import { needsNumberForReset } from './contact-state.ts';
import { checkResetCode, holdResetCode, noLongerGood } from './reset-code.ts';
import { setPassword } from './set-password.ts';

const otpRequired = () =>
  conflict('Enter the OTP that we send to the number of this account', undefined, 'otp_required');

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
  const outcome = await inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
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
