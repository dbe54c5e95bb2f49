import { eq } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { invalid } from '../../errors.ts';
import type { Limit, RateLimits } from '../../http/rate-limit.ts';
import { hashPassword, passwordMatches } from '../login/password.ts';
import { setPassword } from './set-password.ts';

const wrongPasswords: Limit = {
  name: 'change-password',
  points: 10,
  seconds: 15 * 60,
  message: 'Too many wrong attempts. Try again later.',
};

const wrong = () => invalid({ old_password: ['Your current password is wrong'] });

/**
 * Changes the password of the logged-in customer and ends all their sessions. 400 naming
 * `old_password` if that is wrong, 429 after ten wrong ones in 15 minutes.
 */
export async function changePassword(
  context: ServiceContext,
  limits: RateLimits,
  { customerId, tokenHash }: CustomerCaller,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<void> {
  // Rate limit per session: an attacker with one stolen session cannot block the owner from
  // changing the password.
  const key = tokenHash;
  await limits.check(wrongPasswords, key);
  const before = await passwordHashOf(context, customerId);
  if (!(await passwordMatches(before, oldPassword))) {
    await limits.byKey(wrongPasswords, key);
    throw wrong();
  }
  await limits.check(wrongPasswords, key);
  const passwordHash = await hashPassword(newPassword);
  await withinTransaction(context, async (within) => {
    // Row lock: of two simultaneous changes the second finds that the old password has changed.
    if ((await passwordHashOf(within, customerId, true)) !== before) throw wrong();
    await setPassword(within, customerId, passwordHash);
  });
  await limits.forget(wrongPasswords, key);
}

async function passwordHashOf(
  { db }: ServiceContext,
  customerId: number,
  isLocking = false,
): Promise<string | undefined> {
  const query = db
    .select({ hash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, customerId))
    .$dynamic();
  const [row] = await (isLocking ? query.for('update') : query);
  return row?.hash;
}
