import { eq } from 'drizzle-orm';
import type { StaffPerson } from '../../../contract/staff-me.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { notFound } from '../../errors.ts';

/**
 * Returns the calling staff member and their permissions; read on every request, so that changes
 * apply immediately.
 */
export async function readStaffPerson(
  { db }: ServiceContext,
  { customerId, isStaff, isSuperuser, areas }: CustomerCaller,
): Promise<StaffPerson> {
  const [row] = await db
    .select({ first_name: customers.firstName, last_name: customers.lastName })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (!row) throw notFound('Account');
  return {
    id: customerId,
    ...row,
    is_staff: isStaff,
    is_superuser: isSuperuser,
    areas: [...areas],
  };
}
