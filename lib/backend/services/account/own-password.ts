import type { CustomerCaller } from '../../context.ts';
import type { Limit, RateLimits } from '../../http/rate-limit.ts';

const message = 'Too many wrong attempts. Try again later.';

/*
 * Wrong passwords and codes of one session together. By session: an attacker with a stolen one
 * cannot block the owner, who has another.
 */
const wrongInQuarter: Limit = { name: 'own-password', points: 10, seconds: 15 * 60, message };
const wrongInDay: Limit = { name: 'own-password-day', points: 30, seconds: 24 * 60 * 60, message };

/**
 * Rate limit for guesses with a stolen session: runs the check of a password or code. A try is
 * counted before its check, so that parallel tries cannot pass the limit; a right one is taken
 * back. 429 after ten wrong ones in 15 minutes or thirty in a day.
 */
export async function countOwnTry(
  limits: RateLimits,
  { tokenHash }: Pick<CustomerCaller, 'tokenHash'>,
  check: () => Promise<void>,
): Promise<void> {
  await limits.byKey(wrongInQuarter, tokenHash);
  await limits.byKey(wrongInDay, tokenHash);
  await check();
  await limits.forget(wrongInQuarter, tokenHash);
  await limits.forget(wrongInDay, tokenHash);
}
