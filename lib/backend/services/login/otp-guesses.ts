import { and, eq, gt, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { otpCodes } from '../../db/schema/customer.ts';
import { captchaRequired, tooOften, type StoreError } from '../../errors.ts';
import type { Limit, RateLimits } from '../../http/rate-limit.ts';
import { requireHuman } from '../captcha/require-human.ts';
import { countLoginWithCaptcha, type Guesser } from './guesser.ts';
import { refusalOf } from './refusal-of.ts';

const day = 24 * 60 * 60;
const month = 30 * day;

/**
 * Wrong codes from unknown devices for one number, per day and per 30 days; above that a captcha is
 * required.
 */
const mostADay = 20;
const mostAMonth = 45;
/**
 * Further wrong codes in 30 days, each with a captcha; above that unknown devices are blocked for
 * the number.
 */
const moreWithCaptcha = 20;

const message = 'Too many wrong tries. Please try again later!';
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
 * Limits brute force of OTPs per number over its lifetime. Unknown devices have 45 + 20 wrong tries
 * in any 30 days, and at most 4 more on the last code by parallel requests: 69. A year has at most
 * 13 such periods: 13 * 69 = 897 guesses, each right with a probability of one in a million, so
 * less than 0.09 % per year and number. A known device has its own count, which unknown devices
 * cannot use up.
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
      const tried = await wrongTriesOf(context, mobile);
      if (tried.inMonth >= mostAMonth + moreWithCaptcha) {
        throw tooOften(
          'Too many wrong OTPs were tried with this number. Please log in with your email instead!',
          day,
        );
      }
      const refusal =
        tried.inMonth >= mostAMonth || tried.inDay >= mostADay
          ? tooOften(message, day)
          : (tooMany ?? (await refusalOf(() => limits.check(wrongFromAddress, network))));
      if (!refusal) return;
      if (!recaptcha) throw captchaRequired(refusal);
      if (tooMany) await countLoginWithCaptcha(limits, guesser);
      await requireHuman(context, { token: recaptcha, action: 'log_in' });
    },
    countWrong: async () => {
      // The answer stays 'Invalid OTP'; the limit applies from the next try.
      await refusalOf(() =>
        isKnown
          ? limits.byKey(wrongFromDevice, ofDevice)
          : limits.byAddress(wrongFromAddress, address),
      );
    },
  };
}

async function wrongTriesOf(
  { db, now }: ServiceContext,
  mobile: string,
): Promise<{ inDay: number; inMonth: number }> {
  const since = (seconds: number) => new Date(now().getTime() - seconds * 1000);
  const [sum] = await db
    .select({
      inMonth: sql<number>`coalesce(sum(${otpCodes.strangerTries}), 0)::int`,
      inDay: sql<number>`coalesce(sum(${otpCodes.strangerTries})
        filter (where ${otpCodes.createdAt} > ${since(day).toISOString()}::timestamptz), 0)::int`,
    })
    .from(otpCodes)
    .where(
      and(
        eq(otpCodes.mobile, mobile),
        eq(otpCodes.purpose, 'login'),
        gt(otpCodes.createdAt, since(month)),
      ),
    );
  return { inDay: sum?.inDay ?? 0, inMonth: sum?.inMonth ?? 0 };
}
