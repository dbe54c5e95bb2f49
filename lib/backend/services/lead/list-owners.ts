import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { mayEnter } from '../../../contract/staff-area.ts';
import type { LeadOwner } from '../../../contract/staff-lead.ts';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { staffFullName } from './read-lead.ts';

/** Returns the staff members who can be assigned to leads, by name. */
export async function listOwners({ db }: ServiceContext): Promise<LeadOwner[]> {
  const staff = await db
    .select({
      id: customers.id,
      name: staffFullName(customers),
      isStaff: customers.isStaff,
      isSuperuser: customers.isSuperuser,
      areas: customers.staffAreas,
    })
    .from(customers)
    .where(
      and(
        isNull(customers.deactivatedAt),
        or(eq(customers.isStaff, true), eq(customers.isSuperuser, true)),
      ),
    )
    .orderBy(asc(sql`lower(${staffFullName(customers)})`), asc(customers.id));
  return staff.filter((person) => mayEnter(person, 'leads')).map(({ id, name }) => ({ id, name }));
}
