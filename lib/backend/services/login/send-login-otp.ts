import type { ServiceContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { otpCodes } from '../../db/schema/customer.ts';
import { StoreError } from '../../errors.ts';
import { findOpenAccount } from './find-open-account.ts';
import { issueOtp } from './issue-otp.ts';
import { nothingSent, takeOtpTurn } from './take-otp-turn.ts';

/**
 * Sends the code to log in with. 404 where no open account has the number, 429 where it was asked
 * for too often (contract: send-otp). `mobile` is `+91` and ten digits.
 */
export async function sendLoginOtp(context: ServiceContext, mobile: string): Promise<void> {
  const account = await findOpenAccount(context, { mobile });
  if (account) return issueOtp(context, { mobile, purpose: 'login' });
  await noteNothingSent(context, mobile);
  throw new StoreError(404, 'No account found with this mobile number.');
}

/** Numbers that nobody has are counted as well, so that the answer cannot be asked for endlessly. */
async function noteNothingSent(context: ServiceContext, mobile: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    await takeOtpTurn({ ...context, db: tx }, mobile, 'nothing sent');
    const at = context.now();
    await tx.insert(otpCodes).values({
      mobile,
      codeHash: nothingSent,
      createdAt: at,
      expiresAt: at,
      usedAt: at,
    });
  });
}
