import { maxViews, type StaffView, type StaffViewInput } from '../../../contract/staff-view.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { staffViews } from '../../db/schema/staff.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict } from '../../errors.ts';
import { listViews } from './list-views.ts';

/** Saves a view and replaces one with the same name. Throws 409 if there are too many. */
export async function keepView(
  context: ServiceContext,
  caller: CustomerCaller,
  { list, name, query }: StaffViewInput,
): Promise<StaffView[]> {
  return inTransaction(context.db, async (tx) => {
    await tx
      .insert(staffViews)
      .values({ staffId: caller.customerId, list, name, query, createdAt: context.now() })
      .onConflictDoUpdate({
        target: [staffViews.staffId, staffViews.list, staffViews.name],
        set: { query },
      });
    const views = await listViews({ ...context, db: tx }, caller, list);
    if (views.length > maxViews) {
      throw conflict(`You can keep ${maxViews} views of a list. Please drop one first!`);
    }
    return views;
  });
}
