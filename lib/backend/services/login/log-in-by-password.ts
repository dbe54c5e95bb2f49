import type { ServiceContext } from '../../context.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { refused } from '../../errors.ts';
import type { RateLimits } from '../../http/rate-limit.ts';
import { findOpenAccount, holdOpenAccount } from './find-open-account.ts';
import { countLogin, guesserOf, type Origin } from './guesser.ts';
import { openSession, type OpenedSession } from './open-session.ts';
import { passwordMatches } from './password.ts';
import { passwordGuesses } from './password-guesses.ts';
import { catchRefusal } from './catch-refusal.ts';
import { takeSecondStep } from './second-step.ts';

export interface PasswordLogin extends Origin {
  /** In lower case. */
  email: string;
  password: string;
  /** Required after too many wrong tries. */
  recaptcha: string | undefined;
  /** Required for staff with a second step. */
  otp: string | undefined;
}

const wrong = () => refused('Invalid email or password');

/**
 * Logs in with email and password. 400 if either is wrong, without saying which; 429 with the code
 * `captcha_required` after ten wrong tries for the account in 15 minutes, or a hundred logins, from
 * one address or known device.
 */
export async function logInByPassword(
  context: ServiceContext,
  limits: RateLimits,
  { email, password, recaptcha, otp, ...origin }: PasswordLogin,
): Promise<OpenedSession> {
  const account = await findOpenAccount(context, { email });
  const guesser = guesserOf(context, account, origin);
  const tooMany = await catchRefusal(() => countLogin(limits, guesser));
  const guesses = passwordGuesses(context, limits, email, guesser);
  await guesses.before(recaptcha, tooMany);
  if (!(await passwordMatches(account?.passwordHash, password))) {
    await guesses.countWrong();
    throw wrong();
  }
  await guesses.after();
  if (account) await takeSecondStep(context, limits, account, guesser, otp);
  const session = await withinTransaction(context, async (within) => {
    const customer = await holdOpenAccount(within, { email });
    if (!customer || customer.passwordHash !== account?.passwordHash) return undefined;
    return openSession(within, customer, origin);
  });
  if (!session) throw wrong();
  await guesses.forget();
  return session;
}
