import type { ServiceContext } from '../../context.ts';
import { conflict } from '../../errors.ts';
import { issueOtp } from '../login/issue-otp.ts';
import { needsNumberForReset } from './contact-state.ts';
import { checkResetCode } from './reset-code.ts';

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
    throw conflict('This link needs no OTP');
  }
  await issueOtp(context, {
    mobile: account.mobile,
    purpose: 'reset_password',
    customerId: account.id,
  });
}
