import type { Category } from '../../../contract/category.ts';
import type { ServiceContext } from '../../context.ts';
import type { CategoryRow } from '../../db/schema/catalogue.ts';
import { categories } from '../../db/schema/catalogue.ts';
import {
  recall,
  withMemory,
  type CatalogueMemory,
} from '../../catalogue-cache/catalogue-memory.ts';
import { countListed } from '../../search/engine.ts';

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
