import type { ErrorCode } from '../../../contract/envelope.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import type { ServiceContext } from '../../context.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { otpCodes } from '../../db/schema/customer.ts';
import { StoreError, tooOften } from '../../errors.ts';
import { requireHuman } from '../captcha/require-human.ts';
import { findOpenAccount } from './find-open-account.ts';
import { issueOtp } from './issue-otp.ts';
import { knownDevice } from './known-device.ts';
import { needsSecondStep } from './second-step.ts';
import { isTooSoon, nothingSent, takeOtpTurn, type OtpShare } from './take-otp-turn.ts';

interface OtpRequest {
  /** `+91` and ten digits. */
  mobile: string;
  /** Required when the number has reached its limit. */
  recaptcha: string | undefined;
  /** Unverified header value. */
  device: string | undefined;
}

/**
 * Sends a login code. 404 if no open account has the number, or if its account also needs a
 * password; 429 if too many were requested, with the code `captcha_required` if a captcha allows
 * one more.
 */
export async function sendLoginOtp(
  context: ServiceContext,
  { mobile, recaptcha, device }: OtpRequest,
): Promise<void> {
  const found = await findOpenAccount(context, { mobile });
  const account = found && !(await needsSecondStep(context, found)) ? found : undefined;
  const send = (share: OtpShare) =>
    account
      ? issueOtp(context, { mobile, purpose: 'login' }, { share })
      : noteNothingSent(context, mobile, share);
  try {
    await send('plain');
  } catch (error) {
    // Without `otp_too_soon`: there is no code that could be entered.
    if (!account && isTooSoon(error)) throw tooOften(noAccount, storeRules.otpResendSeconds);
    const isKnown = account && knownDevice(device, account.id, context.env.visitorSecret);
    if (!isKnown || !hasCode(error, 'sms_used_up')) {
      if (!recaptcha || !hasCode(error, 'captcha_required')) throw error;
      await requireHuman(context, { token: recaptcha, action: 'log_in' });
    }
    await send(isKnown ? 'device' : 'captcha');
  }
  if (!account) throw new StoreError(404, noAccount);
}

const noAccount = 'No account found with this mobile number.';

const hasCode = (error: unknown, code: ErrorCode) =>
  error instanceof StoreError && error.code === code;

/** Requests for unknown numbers are counted too, so that account enumeration is rate-limited. */
async function noteNothingSent(
  context: ServiceContext,
  mobile: string,
  share: OtpShare,
): Promise<void> {
  await withinTransaction(context, async (within, tx) => {
    const subject = { mobile, purpose: 'login' } as const;
    await takeOtpTurn(within, subject, { kind: 'nothing sent', share });
    const at = context.now();
    await tx.insert(otpCodes).values({
      mobile,
      share,
      codeHash: nothingSent,
      createdAt: at,
      expiresAt: at,
      usedAt: at,
    });
  });
}
