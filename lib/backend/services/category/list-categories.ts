import { sql } from 'drizzle-orm';
import type { Category } from '../../../contract/category.ts';
import type { ServiceContext } from '../../context.ts';
import type { CategoryRow } from '../../db/schema/catalogue.ts';
import { categories } from '../../db/schema/catalogue.ts';
import { recall, withMemory } from '../product/catalogue-memory.ts';
import { onShelf } from '../product/shelf.ts';
import { toCategory } from './serialize.ts';

/** The tree of all categories, each with the number of products in it and below it. */
export async function listCategories(context: ServiceContext): Promise<Category[]> {
  return withMemory(context, async (memory) => ({
    answer: await recall(memory, 'categories', () => buildTree(context)),
  }));
}

async function buildTree(context: ServiceContext): Promise<Category[]> {
  const [rows, counts] = await Promise.all([
    context.db.select().from(categories).orderBy(categories.position, categories.id),
    countProducts(context),
  ]);
  return growTree(
    Map.groupBy(rows, (row) => row.parentId),
    counts,
    null,
  );
}

async function countProducts({ db, now }: ServiceContext): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ levels: (number | null)[]; count: number }>(sql`
    select array[category_level_1, category_level_2, category_level_3] as levels,
           count(*)::integer as count
    from products p where ${onShelf(now().toISOString())}
    group by category_level_1, category_level_2, category_level_3`);
  const counts = new Map<number, number>();
  for (const { levels, count } of rows) {
    for (const id of levels) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return counts;
}

function growTree(
  byParent: Map<number | null, CategoryRow[]>,
  counts: Map<number, number>,
  parentId: number | null,
): Category[] {
  return (byParent.get(parentId) ?? []).map((row) =>
    toCategory(row, counts.get(row.id) ?? 0, growTree(byParent, counts, row.id)),
  );
}
