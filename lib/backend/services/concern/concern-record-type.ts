import { sql } from 'drizzle-orm';
import type {
  ConcernInput,
  ConcernProduct,
  StaffConcern,
} from '../../../contract/staff-concern.ts';
import type { ServiceContext } from '../../context.ts';
import { idArray } from '../../db/id-array.ts';
import { isListed } from '../../db/is-listed.ts';
import { concerns } from '../../db/schema/concern.ts';
import { invalid } from '../../errors.ts';
import { searchWords } from '../../search/engine.ts';
import { freeSlug } from '../content/free-slug.ts';
import type { RecordType } from '../content/record-type.ts';
import { cleanDescription } from '../product/description-html.ts';

type ConcernRow = typeof concerns.$inferSelect;

/** Record type of concerns, unpublished ones included. */
export const concernRecordType: RecordType<ConcernRow, ConcernInput, StaffConcern> = {
  name: 'Concern',
  subject: 'concern',
  table: concerns,
  searched: [concerns.name, concerns.summary, concerns.search],
  sorts: { name: concerns.name, updated_at: concerns.updatedAt },
  firstSort: 'name',
  toValues: async (context, input, before) => {
    if (searchWords(input.search).length === 0) {
      throw invalid({ search: ['Enter a word with letters'] });
    }
    const productIds = [...new Set(input.product_ids)];
    if ((await findProducts(context, productIds)).size < productIds.length) {
      throw invalid({ product_ids: ['Product not found'] });
    }
    return {
      name: input.name,
      summary: input.summary,
      search: input.search,
      content: cleanDescription(input.content),
      signedBy: input.signed_by,
      productIds,
      isPublished: input.is_published,
      ...(!before && {
        slug: await freeSlug(context, concerns, input.name, undefined),
        updatedAt: context.now(),
      }),
    };
  },
  show: async (context, rows) => {
    const products = await findProducts(
      context,
      rows.flatMap(({ productIds }) => productIds),
    );
    return rows.map((row) => ({
      id: row.id,
      version: row.version,
      slug: row.slug,
      name: row.name,
      summary: row.summary,
      search: row.search,
      content: row.content,
      signed_by: row.signedBy,
      products: row.productIds.flatMap((id) => products.get(id) ?? []),
      is_published: row.isPublished,
      updated_at: row.updatedAt.toISOString(),
    }));
  },
  effectOf: ({ before, after }) => {
    const path = `/concern/${(after ?? before)?.slug}`;
    return {
      // The pages open with the first concern that is published.
      tags: [
        'concerns',
        path,
        ...(before?.isPublished === after?.isPublished ? [] : ['shop-profile']),
      ],
      paths: [path, '/concern'],
    };
  },
};

async function findProducts(
  { db, now }: ServiceContext,
  ids: readonly number[],
): Promise<Map<number, ConcernProduct>> {
  const { rows } = await db.execute<ConcernProduct & Record<string, unknown>>(sql`
    select id, name, ${isListed(now().toISOString())} as is_on_sale from products p
    where id = any(${idArray(ids)})`);
  return new Map(rows.map((row) => [row.id, row]));
}
