import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { lockTeam } from './team-lock.ts';

/**
 * Makes an existing account an owner; for a shop whose owners are gone, called from the command line.
 * Throws an Error with words for the terminal if the account does not exist or is closed.
 */
export async function makeOwner(context: ServiceContext, email: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    await lockTeam(within);
    const [account] = await tx
      .select()
      .from(customers)
      .where(eq(customers.email, email.trim().toLowerCase()))
      .for('update');
    if (!account) {
      throw new Error(
        `There is no account with the email ${email}. Sign up with it in the shop first.`,
      );
    }
    if (account.deactivatedAt) throw new Error(`The account ${email} is closed.`);
    await tx
      .update(customers)
      .set({ isStaff: true, isSuperuser: true, updatedAt: context.now() })
      .where(eq(customers.id, account.id));
    await writeAudit(within, undefined, {
      action: 'team.change',
      subject: `customer:${account.id}`,
      before: { isStaff: account.isStaff, isSuperuser: account.isSuperuser },
      after: { isStaff: true, isSuperuser: true },
    });
  });
}
