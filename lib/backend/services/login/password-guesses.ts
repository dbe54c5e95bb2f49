import type { ServiceContext } from '../../context.ts';
import { captchaRequired, tooOften, type StoreError } from '../../errors.ts';
import type { Limit, RateLimits } from '../../http/rate-limit.ts';
import { requireHuman } from '../captcha/require-human.ts';
import { countLoginWithCaptcha, type Guesser } from './guesser.ts';
import { catchRefusal } from './catch-refusal.ts';
import { dayInIndia } from '../../../contract/india-clock.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { findOpenAccount } from './find-open-account.ts';

const quarter = 15 * 60;
const message = 'Too many wrong attempts. Try again later.';

/**
 * Wrong passwords for one account from one address or known device; above that a captcha is
 * required.
 */
const wrongByGuesser: Limit = { name: 'wrong-password', points: 10, seconds: quarter, message };
/**
 * The same with a captcha for each try; above that the address or device must wait. High, because
 * customers of a mobile carrier share an address and must not lock each other out.
 */
const wrongWithCaptcha: Limit = {
  name: 'wrong-password-captcha',
  points: 100,
  seconds: quarter,
  message,
};
/**
 * Wrong passwords for one account from all unknown devices; the next limit is for all accounts from
 * one address.
 */
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
/**
 * Wrong passwords for one account from all unknown devices in a day, captcha or not (NIST SP
 * 800-63B: 100 at most).
 */
const wrongFromStrangers: Limit = {
  name: 'wrong-password-strangers',
  points: 100,
  seconds: 24 * 60 * 60,
  message,
};

/** 429: unknown devices have used up the passwords of a day, the right one is refused as well. */
const unknownDevice = ({ details }: StoreError) =>
  tooOften(
    'Too many wrong passwords were tried for this email today. Log in with an OTP, or request a login link by email.',
    details.retryAfterSeconds ?? 1,
    'unknown_device',
  );

export interface PasswordGuesses {
  /**
   * Must be called before the password is checked. `tooMany`: another reason why this login needs a
   * captcha.
   */
  before: (recaptcha: string | undefined, tooMany?: StoreError) => Promise<void>;
  countWrong: () => Promise<void>;
  /**
   * Must be called if the password is right: checks the limits again, so that in parallel guesses
   * the right one gets the same answer as the wrong ones.
   */
  after: () => Promise<void>;
  forget: () => Promise<void>;
}

/**
 * Counts wrong passwords by address or known device. Above a limit 429 with the code
 * `captcha_required`: a solved captcha allows the next try. Above 100 a day from unknown devices
 * together these are refused with the code `unknown_device`, and the account's owner gets a mail.
 * Tries of unknown devices never cause a captcha or a refusal for a known device.
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

  async function assertStrangersMayTry(
    ask: (limit: Limit, key: string) => Promise<void>,
  ): Promise<void> {
    if (guesser.isKnown) return;
    const refusal = await catchRefusal(() => ask(wrongFromStrangers, email));
    if (!refusal) return;
    await tellOfGuesses(context, email);
    throw unknownDevice(refusal);
  }

  return {
    before: async (recaptcha, tooMany) => {
      await assertStrangersMayTry(limits.check);
      const refusal = tooMany ?? (await catchRefusal(assertNoCaptchaDue));
      if (!refusal) return;
      await limits.check(wrongWithCaptcha, key);
      if (!recaptcha) throw captchaRequired(refusal);
      if (tooMany) await countLoginWithCaptcha(limits, guesser);
      await requireHuman(context, { token: recaptcha, action: 'log_in' });
      hasCaptcha = true;
    },
    countWrong: async () => {
      await assertStrangersMayTry(limits.byKey);
      if (hasCaptcha) return limits.byKey(wrongWithCaptcha, key);
      const refusal = await catchRefusal(async () => {
        await limits.byKey(wrongByGuesser, key);
        if (guesser.isKnown) return;
        await limits.byKey(wrongForAccount, email);
        await limits.byAddress(wrongFromAddress, guesser.address);
      });
      if (refusal) throw captchaRequired(refusal);
    },
    after: async () => {
      await assertStrangersMayTry(limits.check);
      if (hasCaptcha) return limits.check(wrongWithCaptcha, key);
      const refusal = await catchRefusal(assertNoCaptchaDue);
      if (refusal) throw captchaRequired(refusal);
    },
    forget: async () => {
      await limits.forget(wrongByGuesser, key);
      await limits.forget(wrongWithCaptcha, key);
    },
  };
}

/**
 * Mails the owner of an account, once a day, that strangers have tried too many passwords. Sends
 * nothing to an email that is not confirmed: it may belong to another person.
 */
async function tellOfGuesses(context: ServiceContext, email: string): Promise<void> {
  const account = await findOpenAccount(context, { email });
  if (!account?.emailVerifiedAt) return;
  await queueMessage(context.db, {
    kind: 'password_guessed',
    to: { email },
    data: { firstName: account.firstName },
    key: `${account.id} ${dayInIndia(context.now())}`,
  });
}
