import { and, eq } from 'drizzle-orm';
import type { StaffView } from '../../../contract/staff-view.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { staffViews } from '../../db/schema/staff.ts';
import { notFound } from '../../errors.ts';
import { listViews } from './list-views.ts';

/**
 * Deletes a saved view of the caller. Throws 404 if unknown. Returns the remaining views of its
 * list.
 */
export async function dropView(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
): Promise<StaffView[]> {
  const [dropped] = await context.db
    .delete(staffViews)
    .where(and(eq(staffViews.id, id), eq(staffViews.staffId, caller.customerId)))
    .returning({ list: staffViews.list });
  if (!dropped) throw notFound('View');
  return listViews(context, caller, dropped.list);
}
