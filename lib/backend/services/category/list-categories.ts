import { sql } from 'drizzle-orm';
import type { Category } from '../../../contract/category.ts';
import type { PlacedCategory } from '../../../contract/staff-category.ts';
import {
  recall,
  withMemory,
  type CatalogueMemory,
} from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { type CategoryRow, categories } from '../../db/schema/catalogue.ts';
import { countListed } from '../../search/engine.ts';
import { recallProductsBy } from '../product/list-options.ts';

/**
 * Returns the category tree, each category with the number of products in it and in its
 * descendants.
 */
export async function listCategories(context: ServiceContext): Promise<Category[]> {
  return withMemory(context, async (memory) => ({
    answer: await recall(memory.lists, 'categories', () => buildTree(context, memory)),
  }));
}

async function buildTree(context: ServiceContext, memory: CatalogueMemory): Promise<Category[]> {
  const [rows, counts] = await Promise.all([
    context.db.select().from(categories).orderBy(categories.position, categories.id),
    countListed(context, memory, 'categories'),
  ]);
  return growTree(
    Map.groupBy(rows, (row) => row.parentId),
    counts,
    null,
  );
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

function toCategory(row: CategoryRow, productCount: number, children: Category[]): Category {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    metatitle: row.metaTitle,
    metadescription: row.metaDescription,
    metakeywords: row.metaKeywords,
    web_image: row.webImage,
    mobile_image: row.mobileImage,
    product_count: productCount,
    children,
  };
}

type PlacedRow = Omit<PlacedCategory, 'product_count'>;

/** Returns the tree for staff: each category before its children, in their order. */
export async function listPlaced(context: ServiceContext): Promise<PlacedCategory[]> {
  const { rows } = await context.db.execute<PlacedRow>(sql`
    with recursive tree as (
      select c.*, array[c.position, c.id] as place from categories c where c.parent_id is null
      union all
      select c.*, t.place || c.position || c.id from categories c join tree t on c.parent_id = t.id
    )
    select t.id, t.version, t.name, t.parent_id, t.level
    from tree t order by t.place`);
  const counts = await recallProductsBy(
    context,
    'category_id',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, product_count: counts.get(row.id) ?? 0 }));
}
