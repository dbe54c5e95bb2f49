import { and, asc, eq, sql } from 'drizzle-orm';
import { type StaffView, maxViews, type StaffViewInput } from '../../../contract/staff-view.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { staffViews } from '../../db/schema/staff.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, notFound } from '../../errors.ts';

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

/** Saves a view and replaces one with the same name. Throws 409 if there are too many. */
export async function keepView(
  context: ServiceContext,
  caller: CustomerCaller,
  { list, name, query }: StaffViewInput,
): Promise<StaffView[]> {
  return withinTransaction(context, async (within, tx) => {
    await tx
      .insert(staffViews)
      .values({ staffId: caller.customerId, list, name, query, createdAt: context.now() })
      .onConflictDoUpdate({
        target: [staffViews.staffId, staffViews.list, staffViews.name],
        set: { query },
      });
    const views = await listViews(within, caller, list);
    if (views.length > maxViews) {
      throw conflict(`You can save up to ${maxViews} views of a list. Delete one first.`);
    }
    return views;
  });
}

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
