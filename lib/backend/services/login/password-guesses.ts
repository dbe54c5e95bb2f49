import type { ServiceContext } from '../../context.ts';
import { captchaRequired, type StoreError } from '../../errors.ts';
import type { Limit, RateLimits } from '../../http/rate-limit.ts';
import { requireHuman } from '../captcha/require-human.ts';
import { countLoginWithCaptcha, type Guesser } from './guesser.ts';
import { refusalOf } from './refusal-of.ts';

const quarter = 15 * 60;
const message = 'Too many wrong tries. Please try again later!';

/** Wrong passwords for one account from one address or known device; then a captcha is asked for. */
const wrongByGuesser: Limit = { name: 'wrong-password', points: 10, seconds: quarter, message };
/**
 * The same with a captcha solved each time; then that guesser has to wait. Far more than one person solves,
 * because the customers of a mobile carrier share an address and must not lock each other out.
 */
const wrongWithCaptcha: Limit = {
  name: 'wrong-password-captcha',
  points: 100,
  seconds: quarter,
  message,
};
/** Wrong passwords for one account from all strangers, then for all accounts from one address. */
const wrongForAccount: Limit = {
  name: 'wrong-password-account',
  points: 30,
  seconds: 3_600,
  message,
};
const wrongFromAddress: Limit = {
  name: 'wrong-password-address',
  points: 50,
  seconds: quarter,
  message,
};

export interface PasswordGuesses {
  /**
   * Called before the password is looked at. `tooMany` is why this login needs a captcha whatever was
   * tried with the account.
   */
  before: (recaptcha: string | undefined, tooMany?: StoreError) => Promise<void>;
  countWrong: () => Promise<void>;
  /** Called where the password is right: of many guesses at once the right one must not stand out. */
  after: () => Promise<void>;
  forget: () => Promise<void>;
}

/**
 * Counts wrong passwords against the address or known device that guesses. Past a limit 429 with the
 * code `captcha_required`: a solved captcha lets the next try through. A known device is never asked
 * for one on account of strangers.
 */
export function passwordGuesses(
  context: ServiceContext,
  limits: RateLimits,
  email: string,
  guesser: Guesser,
): PasswordGuesses {
  const key = `${email} ${guesser.key}`;
  let hasCaptcha = false;

  async function assertNoCaptchaDue(): Promise<void> {
    await limits.check(wrongByGuesser, key);
    if (guesser.isKnown) return;
    await limits.check(wrongForAccount, email);
    await limits.check(wrongFromAddress, guesser.network);
  }

  return {
    before: async (recaptcha, tooMany) => {
      const refusal = tooMany ?? (await refusalOf(assertNoCaptchaDue));
      if (!refusal) return;
      await limits.check(wrongWithCaptcha, key);
      if (!recaptcha) throw captchaRequired(refusal);
      if (tooMany) await countLoginWithCaptcha(limits, guesser);
      await requireHuman(context, { token: recaptcha, action: 'log_in' });
      hasCaptcha = true;
    },
    countWrong: async () => {
      if (hasCaptcha) return limits.byKey(wrongWithCaptcha, key);
      const refusal = await refusalOf(async () => {
        await limits.byKey(wrongByGuesser, key);
        if (guesser.isKnown) return;
        await limits.byKey(wrongForAccount, email);
        await limits.byAddress(wrongFromAddress, guesser.address);
      });
      if (refusal) throw captchaRequired(refusal);
    },
    after: async () => {
      if (hasCaptcha) return limits.check(wrongWithCaptcha, key);
      const refusal = await refusalOf(assertNoCaptchaDue);
      if (refusal) throw captchaRequired(refusal);
    },
    forget: async () => {
      await limits.forget(wrongByGuesser, key);
      await limits.forget(wrongWithCaptcha, key);
    },
  };
}
