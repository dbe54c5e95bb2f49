import { randomBytes } from 'node:crypto';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { InvitationInput, Team } from '../../../contract/staff-team.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { staffInvitations } from '../../db/schema/staff.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, notFound, StoreError } from '../../errors.ts';
import { hashToken } from '../login/find-session.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { readTeam, lockTeam } from './read-team.ts';

const lifeDays = 7;
/** Maximum number of open invitations. */
const maxWaiting = 100;

/**
 * Sends an invitation by mail and replaces an earlier one to the same e-mail. Throws 409 with the
 * field if the account already belongs to staff, 409 if 100 are open.
 */
export async function inviteColleague(
  context: ServiceContext,
  caller: CustomerCaller,
  { email, is_superuser, areas }: InvitationInput,
): Promise<Team> {
  return withinTransaction(context, async (within, tx) => {
    await lockTeam(within);
    await refuseForStaff(within, email);
    await refuseForMany(within);
    const rights = { isSuperuser: is_superuser, staffAreas: [...new Set(areas)] };
    const { code, ...sent } = newLink(within, caller);
    const [invitation] = await tx
      .insert(staffInvitations)
      .values({ email, ...rights, ...sent })
      .onConflictDoUpdate({ target: staffInvitations.email, set: { ...rights, ...sent } })
      .returning({ id: staffInvitations.id });
    if (!invitation) throw new Error('An invitation was not written');
    await mailLink(within, caller, email, code);
    await writeAudit(within, caller, 'team.invite', `invitation:${invitation.id}`, {
      after: rights,
    });
    return readTeam(within);
  });
}

/** Sends an invitation again, with a new link, valid for seven more days. Throws 404 if unknown. */
export async function resendInvitation(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
): Promise<Team> {
  return withinTransaction(context, async (within, tx) => {
    await lockTeam(within);
    const { code, ...sent } = newLink(within, caller);
    const [invitation] = await tx
      .update(staffInvitations)
      .set(sent)
      .where(eq(staffInvitations.id, id))
      .returning({ email: staffInvitations.email });
    if (!invitation) throw notFound('Invitation');
    await mailLink(within, caller, invitation.email, code);
    await writeAudit(within, caller, 'team.resend', `invitation:${id}`);
    return readTeam(within);
  });
}

/** Revokes an invitation. Throws 404 if unknown. */
export async function revokeInvitation(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
): Promise<Team> {
  return withinTransaction(context, async (within, tx) => {
    await lockTeam(within);
    const [invitation] = await tx
      .delete(staffInvitations)
      .where(eq(staffInvitations.id, id))
      .returning({ id: staffInvitations.id });
    if (!invitation) throw notFound('Invitation');
    await writeAudit(within, caller, 'team.revoke', `invitation:${id}`);
    return readTeam(within);
  });
}

function newLink({ now }: ServiceContext, { customerId }: CustomerCaller) {
  const code = randomBytes(24).toString('base64url');
  const sentAt = now();
  const expiresAt = new Date(sentAt.getTime() + lifeDays * 24 * 60 * 60 * 1000);
  return { code, codeHash: hashToken(code), invitedBy: customerId, sentAt, expiresAt };
}

async function mailLink(
  { db }: ServiceContext,
  { customerId }: CustomerCaller,
  email: string,
  code: string,
): Promise<void> {
  const [inviter] = await db
    .select({ firstName: customers.firstName, lastName: customers.lastName })
    .from(customers)
    .where(eq(customers.id, customerId));
  await queueMessage(db, {
    kind: 'staff_invitation',
    to: { email },
    data: { inviter: `${inviter?.firstName} ${inviter?.lastName}`, code, days: lifeDays },
  });
}

async function refuseForStaff({ db }: ServiceContext, email: string): Promise<void> {
  const [colleague] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.email, email),
        isNull(customers.deactivatedAt),
        or(eq(customers.isStaff, true), eq(customers.isSuperuser, true)),
      ),
    );
  if (!colleague) return;
  const message = 'This person is already on the team. Change their access in the list.';
  throw new StoreError(409, message, { errors: { email: [message] } });
}

async function refuseForMany({ db }: ServiceContext): Promise<void> {
  const { rows } = await db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from staff_invitations`,
  );
  if ((rows[0]?.waiting ?? 0) >= maxWaiting) {
    throw conflict(`${maxWaiting} invitations are pending. Cancel some first.`);
  }
}
