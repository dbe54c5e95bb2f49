import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { brands, productForms, tags } from '../../db/schema/catalogue.ts';
import type { EditableRow } from './editable-row.ts';
import type { SearchFacts } from '../../search/engine.ts';
import { idArray } from '../../db/id-array.ts';

type Placed = Pick<
  EditableRow,
  'name' | 'localName' | 'brandId' | 'formId' | 'categoryId' | 'tagIds'
>;

interface PathRow extends Record<string, unknown> {
  id: number;
  ids: number[];
  names: string[];
}

/** Names of the brands, forms, tags and categories that some products refer to. */
export interface Names {
  brands: Map<number, string>;
  forms: Map<number, string>;
  tags: Map<number, string>;
  /** With all ancestors, the top category first. */
  categories: Map<number, { ids: number[]; names: string[] }>;
}

const nameById = (rows: { id: number; name: string }[]) =>
  new Map(rows.map(({ id, name }) => [id, name]));

/**
 * Reads the names for any number of products with one query per table; unknown ids are missing in
 * the result.
 */
export async function readNames(db: Queryable, some: readonly Placed[]): Promise<Names> {
  const each = (ids: number[]) => [...new Set(ids)];
  const { rows: paths } = await db.execute<PathRow>(sql`
    select c.id, array_remove(array[top.id, middle.id, c.id], null) as ids,
      array_remove(array[top.name, middle.name, c.name], null) as names
    from categories c
      left join categories middle on middle.id = c.parent_id
      left join categories top on top.id = middle.parent_id
    where c.id = any(${idArray(each(some.map(({ categoryId }) => categoryId)))})`);
  const named = async (table: typeof brands | typeof productForms | typeof tags, ids: number[]) =>
    ids.length === 0
      ? new Map<number, string>()
      : nameById(
          await db
            .select({ id: table.id, name: table.name })
            .from(table)
            .where(inArray(table.id, each(ids))),
        );
  return {
    brands: await named(
      brands,
      some.map(({ brandId }) => brandId),
    ),
    forms: await named(
      productForms,
      some.map(({ formId }) => formId),
    ),
    tags: await named(
      tags,
      some.flatMap(({ tagIds }) => tagIds),
    ),
    categories: new Map(paths.map(({ id, ids, names }) => [id, { ids, names }])),
  };
}

export function searchFacts(row: Placed, names: Names): SearchFacts {
  return {
    name: row.name,
    localName: row.localName,
    brand: names.brands.get(row.brandId) ?? '',
    form: names.forms.get(row.formId) ?? '',
    categories: names.categories.get(row.categoryId)?.names ?? [],
    tags: row.tagIds.flatMap((id) => names.tags.get(id) ?? []),
  };
}
