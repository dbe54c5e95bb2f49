import type { ServiceContext } from '../../context.ts';
import { captchaRequired, StoreError } from '../../errors.ts';
import type { Limit, RateLimits } from '../../http/rate-limit.ts';
import { requireHuman } from '../captcha/require-human.ts';
import { findOpenAccount } from './find-open-account.ts';
import { guesserOf, type Origin } from './guesser.ts';
import { issueOtp } from './issue-otp.ts';
import { catchRefusal } from './catch-refusal.ts';

interface EntryOtpRequest extends Origin {
  /** `+91` and ten digits. */
  mobile: string;
  /** Required above a limit. */
  recaptcha: string | undefined;
}

const hour = 3_600;
const message = 'Too many requests. Try again later.';
/**
 * Codes without a captcha: from one address, and from all addresses together, because each costs an
 * SMS.
 */
const codesFromAddress: Limit = { name: 'entry-otp-address', points: 30, seconds: hour, message };
const codesOfAll: Limit = { name: 'entry-otp-all', points: 1_000, seconds: hour, message };
/** Further codes, each with a captcha: customers of a mobile carrier share an address. */
const codesWithCaptcha: Limit = { name: 'entry-otp-captcha', points: 300, seconds: hour, message };
const askCaptcha = 'Too many OTP requests. Confirm that you’re not a robot, or try again later.';

/**
 * Sends a login code to any number, the same with and without an account. 429 if too many were
 * requested, with the code `captcha_required` if a captcha allows one more.
 */
export async function sendEntryOtp(
  context: ServiceContext,
  limits: RateLimits,
  { mobile, recaptcha, ...origin }: EntryOtpRequest,
): Promise<void> {
  let isHuman = false;
  const assertHuman = async (refusal: StoreError) => {
    if (isHuman) return;
    if (!recaptcha) throw refusal;
    await requireHuman(context, { token: recaptcha, action: 'log_in' });
    isHuman = true;
  };
  const tooMany = await catchRefusal(async () => {
    await limits.byAddress(codesFromAddress, origin.clientAddress);
    await limits.byKey(codesOfAll, 'all');
  });
  if (tooMany) {
    await limits.byAddress(codesWithCaptcha, origin.clientAddress);
    await assertHuman(captchaRequired(tooMany, askCaptcha));
  }
  const subject = { mobile, purpose: 'login' } as const;
  try {
    await issueOtp(context, subject);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const account = await findOpenAccount(context, { mobile });
    const { isKnown } = guesserOf(context, account, origin);
    if (error.code !== 'sms_used_up' || !isKnown) {
      if (error.code !== 'captcha_required') throw error;
      await assertHuman(error);
    }
    await issueOtp(context, subject, { share: isKnown ? 'device' : 'captcha' });
  }
}
