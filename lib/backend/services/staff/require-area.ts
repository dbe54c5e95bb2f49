import { eq } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { notAllowed } from '../../errors.ts';

/** The rooms of the back office. */
export type StaffArea = 'catalogue' | 'orders' | 'customers' | 'content' | 'leads' | 'settings';

/**
 * 403 where the caller may not work in this area. Superusers may everywhere, staff in the areas
 * given to them; to whom none was given, all are open.
 */
export async function requireArea(
  { db }: ServiceContext,
  caller: CustomerCaller,
  area: StaffArea,
): Promise<void> {
  if (caller.isSuperuser) return;
  if (!caller.isStaff) throw notAllowed();
  const [row] = await db
    .select({ areas: customers.staffAreas })
    .from(customers)
    .where(eq(customers.id, caller.customerId));
  if (!row || (row.areas.length > 0 && !row.areas.includes(area))) throw notAllowed();
}
