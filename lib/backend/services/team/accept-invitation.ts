import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { getInvitation } from '../../../contract/staff-invitation.ts';
import type { StaffArea } from '../../../contract/staff-area.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { customers, sessions } from '../../db/schema/customer.ts';
import { staffInvitations } from '../../db/schema/staff.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, StoreError } from '../../errors.ts';
import { hashToken } from '../login/find-session.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { lockTeam } from './read-team.ts';

const noLongerGood = () => new StoreError(404, 'This invitation has expired. Ask for a new one.');

const stillGood = ({ now }: Pick<ServiceContext, 'now'>, code: string) =>
  and(eq(staffInvitations.codeHash, hashToken(code)), gt(staffInvitations.expiresAt, now()));

/**
 * Returns what a mailed invitation grants. Throws 404 if it is unknown, used, revoked or expired.
 */
export async function readInvitation(
  context: ServiceContext,
  code: string,
): Promise<Omit<AnswerOf<typeof getInvitation>, 'status'>> {
  const [found] = await context.db
    .select({
      email: staffInvitations.email,
      isSuperuser: staffInvitations.isSuperuser,
      areas: staffInvitations.staffAreas,
      firstName: customers.firstName,
      lastName: customers.lastName,
    })
    .from(staffInvitations)
    .innerJoin(customers, eq(customers.id, staffInvitations.invitedBy))
    .where(stillGood(context, code));
  if (!found) throw noLongerGood();
  return {
    email: found.email,
    invited_by: `${found.firstName} ${found.lastName}`,
    is_superuser: found.isSuperuser,
    areas: found.areas as StaffArea[],
  };
}

/**
 * Grants the caller's account the permissions of a mailed invitation, once. The code proves the
 * mailbox, the session proves the account; all other sessions end. Throws 404 as above, 403 if the
 * account has another e-mail, 409 if it already belongs to staff.
 */
export async function acceptInvitation(
  context: ServiceContext,
  caller: CustomerCaller,
  code: string,
): Promise<void> {
  await withinTransaction(context, async (within, tx) => {
    await lockTeam(within);
    const [invitation] = await tx.select().from(staffInvitations).where(stillGood(context, code));
    if (!invitation) throw noLongerGood();
    const [account] = await tx
      .select()
      .from(customers)
      .where(and(eq(customers.id, caller.customerId), isNull(customers.deactivatedAt)))
      .for('update');
    if (account?.email !== invitation.email) {
      throw new StoreError(403, `This invitation is for ${invitation.email}`);
    }
    if (account.isStaff || account.isSuperuser) throw conflict('You’re already on the team');
    const { isSuperuser, staffAreas } = invitation;
    const rights = { isStaff: true, isSuperuser, staffAreas };
    await tx
      .update(customers)
      .set({
        ...rights,
        emailVerifiedAt: account.emailVerifiedAt ?? context.now(),
        updatedAt: context.now(),
      })
      .where(eq(customers.id, account.id));
    await tx
      .update(sessions)
      .set({ revokedAt: context.now() })
      .where(
        and(
          eq(sessions.customerId, account.id),
          isNull(sessions.revokedAt),
          ne(sessions.tokenHash, caller.tokenHash),
        ),
      );
    await tx.delete(staffInvitations).where(eq(staffInvitations.id, invitation.id));
    await writeAudit(within, caller, 'team.accept', `customer:${account.id}`, {
      before: { invitation: invitation.id, invited_by: invitation.invitedBy },
      after: rights,
    });
  });
}
