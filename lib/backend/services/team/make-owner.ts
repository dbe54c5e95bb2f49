import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { forgetSecondStep } from '../login/change-second-step.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { lockTeam } from './read-team.ts';

/**
 * Makes an existing account an owner with the default second step; called from the command line,
 * for a shop whose owners have left or lost their authenticator app. Throws an Error with a message
 * for the terminal if the account does not exist, is closed, or has not confirmed its email: a
 * stranger may have signed up with it. `isVouchedFor`: the operator knows that the account is that
 * person's, and its email counts as confirmed.
 */
export async function makeOwner(
  context: ServiceContext,
  email: string,
  { isVouchedFor }: { isVouchedFor: boolean },
): Promise<void> {
  await withinTransaction(context, async (within, tx) => {
    await lockTeam(within);
    const [account] = await tx
      .select()
      .from(customers)
      .where(eq(customers.email, email.trim().toLowerCase()))
      .for('update');
    if (!account) {
      throw new Error(`No account has the email ${email}. Sign up with it in the shop first.`);
    }
    if (account.deactivatedAt) throw new Error(`The account ${email} is closed.`);
    if (!account.emailVerifiedAt && !isVouchedFor) {
      const name = `${account.firstName} ${account.lastName}`.trim();
      throw new Error(
        `The email ${email} is not verified, so a stranger may have signed up with it (${name}, ${account.mobile ?? 'no mobile number'}). Verify it with the link in the welcome email or, if you know whose account it is, run: owner ${email} --yes`,
      );
    }
    const updatedAt = context.now();
    const emailVerifiedAt = account.emailVerifiedAt ?? updatedAt;
    await tx
      .update(customers)
      .set({ isStaff: true, isSuperuser: true, emailVerifiedAt, updatedAt })
      .where(eq(customers.id, account.id));
    await forgetSecondStep(within, account.id);
    await writeAudit(within, undefined, 'team.change', `customer:${account.id}`, {
      before: { isStaff: account.isStaff, isSuperuser: account.isSuperuser },
      after: { isStaff: true, isSuperuser: true },
    });
  });
}
