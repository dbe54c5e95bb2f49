import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { RightsInput, Team } from '../../../contract/staff-team.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { customers, type CustomerRow } from '../../db/schema/customer.ts';
import { staffInvitations } from '../../db/schema/staff.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, notFound } from '../../errors.ts';
import { forgetSecondStep } from '../login/change-second-step.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { listTeam, readTeam, lockTeam } from './read-team.ts';

type Rights = Pick<CustomerRow, 'isStaff' | 'isSuperuser' | 'staffAreas'>;

const toRights = ({ is_superuser, areas }: RightsInput): Rights => ({
  isStaff: true,
  isSuperuser: is_superuser,
  staffAreas: [...new Set(areas)],
});

/** Changes the permissions of a staff member. Throws 404 if unknown, 409 for the last owner. */
export async function changeColleague(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  rights: RightsInput,
): Promise<Team> {
  if (!(await listTeam(context)).some((one) => one.id === id)) throw notFound('Colleague');
  return setRights(context, caller, id, toRights(rights));
}

/**
 * Removes all permissions; the account stays as a customer account. Throws 404 if the account has
 * none, 409 for the last owner.
 */
export async function removeColleague(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
): Promise<Team> {
  if (!(await listTeam(context)).some((one) => one.id === id)) throw notFound('Colleague');
  return setRights(context, caller, id, { isStaff: false, isSuperuser: false, staffAreas: [] });
}

async function setRights(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  rights: Rights,
): Promise<Team> {
  return withinTransaction(context, async (within, tx) => {
    await lockTeam(within);
    const [colleague] = await tx
      .select({
        isStaff: customers.isStaff,
        isSuperuser: customers.isSuperuser,
        staffAreas: customers.staffAreas,
        email: customers.email,
        firstName: customers.firstName,
      })
      .from(customers)
      .where(eq(customers.id, id));
    if (!colleague) throw notFound('Colleague');
    const { email, firstName, ...before } = colleague;
    if (before.isSuperuser && !rights.isSuperuser) await refuseForLastOwner(within, id);
    await tx
      .update(customers)
      .set({ ...rights, updatedAt: context.now() })
      .where(eq(customers.id, id));
    if (!rights.isStaff) await forgetSecondStep(within, id);
    // Invitations rely on the inviting owner's permissions, so they are deleted with them.
    if (!rights.isSuperuser) {
      await tx.delete(staffInvitations).where(eq(staffInvitations.invitedBy, id));
    }
    await writeAudit(within, caller, 'team.change', `customer:${id}`, { before, after: rights });
    if (email && id !== caller.customerId && !isDeepStrictEqual(before, rights)) {
      await queueMessage(tx, {
        kind: 'staff_rights',
        to: { email },
        data: { firstName, isRemoved: !rights.isStaff },
      });
    }
    return readTeam(within);
  });
}

async function refuseForLastOwner({ db }: ServiceContext, id: number): Promise<void> {
  const { rows } = await db.execute<{ others: number }>(sql`
    select count(*)::int as others from customers
    where is_superuser and deactivated_at is null and id <> ${id}::int`);
  if ((rows[0]?.others ?? 0) === 0) {
    throw conflict('The shop needs an owner. Make someone else an owner first.');
  }
}
