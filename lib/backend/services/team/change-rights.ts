import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Colleague, ColleagueInput } from '../../../contract/staff-team.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { customers, type CustomerRow } from '../../db/schema/customer.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, notFound, StoreError } from '../../errors.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { listTeam } from './list-team.ts';

type Rights = Pick<CustomerRow, 'isStaff' | 'isSuperuser' | 'staffAreas'>;

const toRights = ({ is_superuser, areas }: Omit<ColleagueInput, 'email'>): Rights => ({
  isStaff: true,
  isSuperuser: is_superuser,
  staffAreas: [...new Set(areas)],
});

/** Lets the holder of an account work here. 404 naming the field where there is no such account. */
export async function addColleague(
  context: ServiceContext,
  caller: CustomerCaller,
  { email, ...rights }: ColleagueInput,
): Promise<Colleague[]> {
  const [found] = await context.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.email, email), isNull(customers.deactivatedAt)));
  if (!found) {
    const message = 'Nobody has an account with this email yet: they sign up first';
    throw new StoreError(404, message, { errors: { email: [message] } });
  }
  return setRights(context, caller, found.id, toRights(rights));
}

/** Changes what somebody of the staff may do. 404 where they are none, 409 for the last owner. */
export async function changeColleague(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  rights: Omit<ColleagueInput, 'email'>,
): Promise<Colleague[]> {
  if (!(await listTeam(context)).some((one) => one.id === id)) throw notFound('Colleague');
  return setRights(context, caller, id, toRights(rights));
}

/** Takes all rights away; the account stays as a customer's. 404 where they have none, 409 for the last owner. */
export async function removeColleague(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
): Promise<Colleague[]> {
  if (!(await listTeam(context)).some((one) => one.id === id)) throw notFound('Colleague');
  return setRights(context, caller, id, { isStaff: false, isSuperuser: false, staffAreas: [] });
}

async function setRights(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  rights: Rights,
): Promise<Colleague[]> {
  return inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    // One after another: two owners who demote each other leave one.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('team'))`);
    const [before] = await tx
      .select({
        isStaff: customers.isStaff,
        isSuperuser: customers.isSuperuser,
        staffAreas: customers.staffAreas,
      })
      .from(customers)
      .where(eq(customers.id, id));
    if (!before) throw notFound('Colleague');
    if (before.isSuperuser && !rights.isSuperuser) await refuseForLastOwner(within, id);
    await tx
      .update(customers)
      .set({ ...rights, updatedAt: context.now() })
      .where(eq(customers.id, id));
    await writeAudit(within, caller, {
      action: 'team.change',
      subject: `customer:${id}`,
      before,
      after: rights,
    });
    return listTeam(within);
  });
}

async function refuseForLastOwner({ db }: ServiceContext, id: number): Promise<void> {
  const { rows } = await db.execute<{ others: number }>(sql`
    select count(*)::int as others from customers
    where is_superuser and deactivated_at is null and id <> ${id}::int`);
  if ((rows[0]?.others ?? 0) === 0) {
    throw conflict('The shop needs an owner: make somebody else one first');
  }
}
