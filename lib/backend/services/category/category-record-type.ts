import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { CategoryInput, StaffCategory } from '../../../contract/staff-category.ts';
import type { ServiceContext } from '../../context.ts';
import { categories, type CategoryRow } from '../../db/schema/catalogue.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalid } from '../../errors.ts';
import type { Change, RecordType } from '../content/record-type.ts';
import { catalogueChanged } from '../../search/engine.ts';
import { countProductsBy } from '../product/list-options.ts';
import { rewordProducts } from '../product/reword-products.ts';
import { lockTaxonomy } from './lock-taxonomy.ts';

/** Record type of categories: names, texts and pictures; `moveCategory` changes their position. */
export const categoryRecordType: RecordType<CategoryRow, CategoryInput, StaffCategory> = {
  name: 'Category',
  subject: 'category',
  table: categories,
  searched: [categories.name],
  sorts: { name: categories.name },
  firstSort: 'name',
  toValues: async (context, input, before) => {
    await inTransaction(context.db, lockTaxonomy);
    if (before) await requireOwnName(context, input.name, before.parentId, before.id);
    return {
      name: input.name,
      description: input.description,
      metaTitle: input.metatitle,
      metaDescription: input.metadescription,
      metaKeywords: input.metakeywords,
      webImage: input.web_image ?? null,
      mobileImage: input.mobile_image ?? null,
      isReturnable: input.is_returnable,
    };
  },
  show: async ({ db }, rows) => {
    const counts = await countProductsBy(
      db,
      'category_id',
      rows.map(({ id }) => id),
    );
    return rows.map((row) => toStaffCategory(row, counts.get(row.id) ?? 0));
  },
  effectOf: ({ before, after }) => {
    const isRenamed = before?.name !== after?.name;
    const isTermChanged = before?.isReturnable !== after?.isReturnable;
    const isNamedInTerms = before?.isReturnable === false || after?.isReturnable === false;
    return {
      tags: [
        ...['categories', 'products', 'page-meta'],
        ...(isRenamed || isTermChanged ? ['catalogue'] : []),
        ...(isNamedInTerms ? ['shop-profile'] : []),
      ],
      paths: [`/shop?category=${(after ?? before)?.id}`],
    };
  },
  picturesOf: ({ webImage, mobileImage }) => [webImage, mobileImage],
  afterChange: tellCatalogue,
};

/** Throws 400 if a sibling has the same name: paths such as `Food > Tea` must be unique. */
export async function requireOwnName(
  { db }: ServiceContext,
  name: string,
  parentId: number | null,
  ownId?: number,
): Promise<void> {
  const [twin] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(
      and(
        parentId === null ? isNull(categories.parentId) : eq(categories.parentId, parentId),
        sql`lower(${categories.name}) = lower(${name})`,
        ownId === undefined ? undefined : ne(categories.id, ownId),
      ),
    );
  if (twin) throw invalid({ name: [`A category “${name}” already exists here`] });
}

/** SQL condition on `products p`: products in a category and its descendants. */
export const inside = (id: number) =>
  sql`${id}::integer in (p.category_level_1, p.category_level_2, p.category_level_3)`;

async function tellCatalogue(context: ServiceContext, { before, after }: Change<CategoryRow>) {
  const isRenamed = before && after && before.name !== after.name;
  const ids = isRenamed
    ? await rewordProducts(context, inside(after.id), {
        removed: [before.name],
        added: [after.name],
      })
    : [];
  await catalogueChanged(context.db, ids);
}

const toStaffCategory = (row: CategoryRow, productCount: number): StaffCategory => ({
  id: row.id,
  version: row.version,
  name: row.name,
  parent_id: row.parentId,
  level: row.level,
  product_count: productCount,
  description: row.description,
  metatitle: row.metaTitle,
  metadescription: row.metaDescription,
  metakeywords: row.metaKeywords,
  web_image: row.webImage,
  mobile_image: row.mobileImage,
  is_returnable: row.isReturnable,
  updated_at: row.updatedAt.toISOString(),
});
