import { and, asc, eq, sql } from 'drizzle-orm';
import type { StaffView } from '../../../contract/staff-view.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { staffViews } from '../../db/schema/staff.ts';

/** Returns the saved views of a list, by name. */
export async function listViews(
  { db }: ServiceContext,
  { customerId }: CustomerCaller,
  list: string,
): Promise<StaffView[]> {
  return db
    .select({ id: staffViews.id, name: staffViews.name, query: staffViews.query })
    .from(staffViews)
    .where(and(eq(staffViews.staffId, customerId), eq(staffViews.list, list)))
    .orderBy(asc(sql`lower(${staffViews.name})`), asc(staffViews.id));
}
