import type { ServiceContext } from '../../context.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, refused } from '../../errors.ts';
import type { RateLimits } from '../../http/rate-limit.ts';
import { issueNumberProof } from '../account/number-proof.ts';
import { takeNumberAway } from '../account/take-number-away.ts';
import { visitorHash } from '../account/visitor-hash.ts';
import { lockAccountOfNumber } from './find-open-account.ts';
import { countLogin, guesserOf, type Origin } from './guesser.ts';
import { otpGuesses } from './otp-guesses.ts';
import { catchRefusal } from './catch-refusal.ts';
import { useOtp } from './use-otp.ts';

interface Release extends Origin {
  /** `+91` and ten digits. */
  mobile: string;
  otp: string;
  /** Required after too many wrong tries. */
  recaptcha: string | undefined;
}

/**
 * Removes an unconfirmed number from its account, by a login OTP. Returns a number proof for the
 * sign-up of the same visitor; null for a caller without a visitor id. 400 'Invalid OTP' or 'OTP
 * expired', 409 if the number is confirmed.
 */
export async function releaseNumber(
  context: ServiceContext,
  limits: RateLimits,
  { mobile, otp, recaptcha, ...origin }: Release,
): Promise<string | null> {
  const guesser = guesserOf(context, undefined, origin);
  const tooMany = await catchRefusal(() => countLogin(limits, guesser));
  const guesses = otpGuesses(context, limits, mobile, guesser);
  await guesses.before(recaptcha, tooMany);
  const tried = await withinTransaction(context, async (within) => {
    const outcome = await useOtp(within, { mobile, purpose: 'login' }, otp);
    if (outcome !== 'right') return outcome;
    const account = await lockAccountOfNumber(within, mobile);
    if (!account) return 'expired';
    if (account.mobileVerifiedAt) {
      throw conflict(
        'This number is already verified. Log in with an OTP.',
        undefined,
        'number_confirmed',
      );
    }
    await takeNumberAway(within, account);
    return outcome;
  });
  if (tried === 'wrong') {
    await guesses.countWrong();
    throw refused('Invalid OTP');
  }
  if (tried === 'expired') throw refused('OTP expired');
  const { env, now } = context;
  const hash = visitorHash(env, origin.visitorId);
  return hash && issueNumberProof({ mobile, visitorHash: hash }, env.visitorSecret, now());
}
