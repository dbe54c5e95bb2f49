import type { ServiceContext } from '../../context.ts';
import { captchaRequired, tooOften, type StoreError } from '../../errors.ts';
import type { Limit, RateLimits } from '../../http/rate-limit.ts';
import { requireHuman } from '../captcha/require-human.ts';
import { countLoginWithCaptcha, type Guesser } from './guesser.ts';
import { catchRefusal } from './catch-refusal.ts';
import { countWrongOtps } from './wrong-otps.ts';

const day = 24 * 60 * 60;

/**
 * Wrong codes from unknown devices for one number, per day and per 30 days; above that a captcha is
 * required.
 */
const maxPerDay = 20;
const maxPerMonth = 45;

const message = 'Too many wrong attempts. Try again later.';
/** Wrong codes from one network for any numbers in a day; above that a captcha is required. */
const wrongFromAddress: Limit = { name: 'wrong-otp-address', points: 50, seconds: day, message };
/** Wrong codes from one known device for one account in a day. */
const wrongFromDevice: Limit = { name: 'wrong-otp-device', points: 20, seconds: day, message };

export interface OtpGuesses {
  /**
   * Must be called before the code is checked. `tooMany`: another reason why this login needs a
   * captcha.
   */
  before: (recaptcha: string | undefined, tooMany?: StoreError) => Promise<void>;
  countWrong: () => Promise<void>;
}

/**
 * Limits brute force of OTPs per number over its lifetime, and never closes the number to its
 * owner. Unknown devices have 65 wrong tries of six-digit codes in any 30 days, and at most 4 more
 * on the last code: 69. A year has at most 13 such periods: 13 * 69 = 897 guesses, each right with
 * a probability of one in a million, so less than 0.09 % per year and number. After that codes have
 * ten digits (`needsLongOtp`). A known device has its own count, which unknown devices cannot use
 * up.
 */
export function otpGuesses(
  context: ServiceContext,
  limits: RateLimits,
  mobile: string,
  guesser: Guesser,
): OtpGuesses {
  const { isKnown, key, address, network } = guesser;
  const ofDevice = `${mobile} ${key}`;
  return {
    before: async (recaptcha, tooMany) => {
      if (isKnown) {
        if (tooMany) throw tooMany;
        return limits.check(wrongFromDevice, ofDevice);
      }
      const tried = await countWrongOtps(context, mobile);
      const refusal =
        tried.inMonth >= maxPerMonth || tried.inDay >= maxPerDay
          ? tooOften(message, day)
          : (tooMany ?? (await catchRefusal(() => limits.check(wrongFromAddress, network))));
      if (!refusal) return;
      if (!recaptcha) throw captchaRequired(refusal);
      if (tooMany) await countLoginWithCaptcha(limits, guesser);
      await requireHuman(context, { token: recaptcha, action: 'log_in' });
    },
    countWrong: async () => {
      // The answer stays 'Invalid OTP'; the limit applies from the next try.
      await catchRefusal(() =>
        isKnown
          ? limits.byKey(wrongFromDevice, ofDevice)
          : limits.byAddress(wrongFromAddress, address),
      );
    },
  };
}
