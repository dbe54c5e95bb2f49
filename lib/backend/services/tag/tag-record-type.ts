import { sql, type SQL } from 'drizzle-orm';
import type { StaffTag, TagInput } from '../../../contract/staff-tag.ts';
import type { Queryable } from '../../db/client.ts';
import { productForms, tags } from '../../db/schema/catalogue.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict } from '../../errors.ts';
import { lockTaxonomy } from '../category/lock-taxonomy.ts';
import type { RecordType, RecordRow } from '../content/record-type.ts';
import { freeSlug } from '../content/free-slug.ts';
import { catalogueChanged } from '../../search/engine.ts';
import { countProductsBy, countProductsByTag } from '../product/list-options.ts';
import { rewordProducts } from '../product/reword-products.ts';

interface TagRow extends RecordRow {
  slug: string;
  name: string;
}

interface Kind {
  name: string;
  subject: string;
  table: typeof tags | typeof productForms;
  count: (db: Queryable, ids: readonly number[]) => Promise<Map<number, number>>;
  /** Condition on `products p` of having this tag or form. */
  having: (id: number) => SQL;
}

/* Tags and forms differ only in how products refer to them. */
const recordTypeOf = ({
  name,
  subject,
  table,
  count,
  having,
}: Kind): RecordType<TagRow, TagInput, StaffTag> => ({
  name,
  subject,
  table,
  searched: [table.name],
  sorts: { name: table.name },
  firstSort: 'name',
  toValues: async (context, input, before) => {
    await inTransaction(context.db, lockTaxonomy);
    return {
      name: input.name,
      ...(!before && { slug: await freeSlug(context, table, input.name, undefined) }),
    };
  },
  show: async ({ db }, rows) => {
    const counts = await count(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      id: row.id,
      version: row.version,
      name: row.name,
      product_count: counts.get(row.id) ?? 0,
    }));
  },
  effectOf: () => ({ tags: ['products', 'catalogue'], paths: [] }),
  taken: { field: 'name', message: `A ${subject} with this name already exists` },
  checkRemoval: async ({ db }, row) => {
    const products = (await count(db, [row.id])).get(row.id) ?? 0;
    if (products > 0) {
      throw conflict(
        `${row.name} is used by ${products} ${products === 1 ? 'product. Change it first.' : 'products. Change them first.'}`,
      );
    }
  },
  afterChange: async (context, { before, after }) => {
    const isRenamed = before && after && before.name !== after.name;
    const ids = isRenamed
      ? await rewordProducts(context, having(after.id), {
          removed: [before.name],
          added: [after.name],
        })
      : [];
    await catalogueChanged(context.db, ids);
  },
});

export const tagRecordType = recordTypeOf({
  name: 'Tag',
  subject: 'tag',
  table: tags,
  count: countProductsByTag,
  having: (id) =>
    sql`exists (select from product_tags t where t.product_id = p.id and t.tag_id = ${id})`,
});

export const formRecordType = recordTypeOf({
  name: 'Form',
  subject: 'form',
  table: productForms,
  count: (db, ids) => countProductsBy(db, 'form_id', ids),
  having: (id) => sql`p.form_id = ${id}`,
});
