import { eq } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { invalid } from '../../errors.ts';
import type { RateLimits } from '../../http/rate-limit.ts';
import { hashPassword, passwordMatches } from '../login/password.ts';
import { countOwnTry } from './own-password.ts';
import { setPassword } from './set-password.ts';

const wrong = () => invalid({ old_password: ['Your current password is wrong'] });

/**
 * Changes the password of the logged-in customer and ends all their sessions. 400 naming
 * `old_password` if that is wrong, 429 as `countOwnTry`.
 */
export async function changePassword(
  context: ServiceContext,
  limits: RateLimits,
  caller: CustomerCaller,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<void> {
  const { customerId } = caller;
  const before = await passwordHashOf(context, customerId);
  await countOwnTry(limits, caller, async () => {
    if (!(await passwordMatches(before, oldPassword))) throw wrong();
  });
  const passwordHash = await hashPassword(newPassword);
  await withinTransaction(context, async (within) => {
    // Row lock: of two simultaneous changes the second finds that the old password has changed.
    if ((await passwordHashOf(within, customerId, true)) !== before) throw wrong();
    await setPassword(within, customerId, passwordHash);
  });
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
