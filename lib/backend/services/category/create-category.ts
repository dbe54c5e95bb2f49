import { eq, isNull, max } from 'drizzle-orm';
import {
  deepestLevel,
  type NewCategory,
  type StaffCategory,
} from '../../../contract/staff-category.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { categories } from '../../db/schema/catalogue.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { invalid } from '../../errors.ts';
import { freeSlug } from '../content/free-slug.ts';
import { readRecord } from '../content/records.ts';
import { insertRow } from '../content/rows.ts';
import { settleChange } from '../content/settle-change.ts';
import { categoryRecordType, requireOwnName } from './category-record-type.ts';

/**
 * Creates a category as the last child of its parent. 400 if the parent is missing or already on
 * the deepest level.
 */
export async function createCategory(
  context: ServiceContext,
  caller: CustomerCaller,
  { parent_id: parentId, ...input }: NewCategory,
): Promise<StaffCategory> {
  return withinTransaction(context, async (within, tx) => {
    const values = await categoryRecordType.toValues(within, input);
    const level = (await levelBelow(within, parentId)) + 1;
    await requireOwnName(within, input.name, parentId);
    const [last] = await tx
      .select({ position: max(categories.position) })
      .from(categories)
      .where(parentId === null ? isNull(categories.parentId) : eq(categories.parentId, parentId));
    const after = await insertRow(tx, categoryRecordType, {
      ...values,
      slug: await freeSlug(within, categories, input.name, undefined),
      parentId,
      level,
      position: (last?.position ?? 0) + 1,
      updatedAt: context.now(),
    });
    await settleChange(within, caller, categoryRecordType, { before: undefined, after });
    return readRecord(within, categoryRecordType, after.id);
  });
}

/** Level of the parent; 0 for the root. */
async function levelBelow({ db }: ServiceContext, parentId: number | null): Promise<number> {
  if (parentId === null) return 0;
  const [parent] = await db
    .select({ level: categories.level })
    .from(categories)
    .where(eq(categories.id, parentId));
  if (!parent) throw invalid({ parent_id: ['Category not found'] });
  if (parent.level >= deepestLevel) {
    throw invalid({
      parent_id: [`Categories can have at most ${deepestLevel} levels`],
    });
  }
  return parent.level;
}
