import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';
import type { OptionRow } from '../facets/facet.ts';
import { facetOf, groups, type Group } from '../facets/facets.ts';

type Options = Partial<Record<Group, OptionRow[]>>;

/* Only categories have a parent; `to_jsonb` gives null where a table has no such column. */
const parts = groups.flatMap((group) => {
  const { table } = facetOf(group);
  if (!table) return [];
  return `'${group}', (select coalesce(json_agg(json_build_object('id', id, 'name', name,
     'parent', to_jsonb(t) -> 'parent_id') order by id), '[]') from ${table} t)`;
});

const read = namedStatement<{ options: Options }>(
  'catalogue_options',
  sql`select json_build_object(${sql.raw(parts.join(', '))}) as options`,
);

/** Reads the brands, categories and other options that the catalogue is filtered by. */
export async function readOptions({ db }: Pick<ServiceContext, 'db'>): Promise<Options> {
  return (await read(db, {}))[0]?.options ?? {};
}
