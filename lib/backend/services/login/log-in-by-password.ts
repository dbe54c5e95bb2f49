import type { ServiceContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { refused } from '../../errors.ts';
import type { Limit, RateLimits } from '../../http/rate-limit.ts';
import { findOpenAccount, holdOpenAccount } from './find-open-account.ts';
import { openSession, type OpenedSession } from './open-session.ts';
import { passwordMatches } from './password.ts';

export interface PasswordLogin {
  /** In lower case. */
  email: string;
  password: string;
  /** As it came in the header. */
  visitorId: string | undefined;
}

const wrongPasswords: Limit = {
  name: 'wrong-password',
  points: 10,
  seconds: 15 * 60,
  message: 'Too many wrong tries. Please try again later!',
};

const wrong = () => refused('Invalid email or password');

/**
 * Logs in with email and password. 400 where either is wrong, whichever; 429 after ten wrong tries
 * for the account in 15 minutes (contract: signin).
 */
export async function logInByPassword(
  context: ServiceContext,
  limits: RateLimits,
  { email, password, visitorId }: PasswordLogin,
): Promise<OpenedSession> {
  await limits.check(wrongPasswords, email);
  const account = await findOpenAccount(context, { email });
  if (!(await passwordMatches(account?.passwordHash, password))) {
    await limits.byKey(wrongPasswords, email);
    throw wrong();
  }
  // Again: of many guesses at once the right one must not stand out once ten were wrong.
  await limits.check(wrongPasswords, email);
  const session = await inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    const customer = await holdOpenAccount(within, { email });
    if (!customer || customer.passwordHash !== account?.passwordHash) return undefined;
    return openSession(within, customer, visitorId);
  });
  if (!session) throw wrong();
  await limits.forget(wrongPasswords, email);
  return session;
}
