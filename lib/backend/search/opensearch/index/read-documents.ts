import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { idArray } from '../../../db/id-array.ts';
import { isSold } from '../../../db/is-listed.ts';
import type { Labelling } from '../../facets/facet.ts';
import { facetOf, groups, type Group } from '../../facets/facets.ts';
import { readOptions } from '../../index/read-options.ts';

/** A product as OpenSearch keeps it. */
export interface ProductDocument extends ProductRow {
  /** Ids of its options, by facet. */
  facets: Record<Group, number[]>;
}

interface ProductRow {
  id: number;
  /** Lower case, letters and digits alone. */
  sku: string;
  name: string;
  /** Brand, categories, form, tags and further words. */
  labels: string;
  /** Description and benefits. */
  texts: string;
  /** Paise. */
  price: number;
  in_stock: boolean;
  /** Milliseconds since 1970; null: at once. */
  public_from: number | null;
  sold: number;
  /** Tenths of a star. */
  rating: number;
}

/** By facet: its number, or its option ids as `1,2`. */
type Keys = Record<Group, number | string>;

const keys = groups.map((group) => {
  const { column, pairs } = facetOf(group);
  const key = pairs
    ? `(select coalesce(string_agg(${pairs.column}::text, ',' order by ${pairs.column}), '')
        from ${pairs.table} where product_id = p.id)`
    : (column ?? 'null');
  return `'${group}', ${key}`;
});

const columns = sql.raw(`
  p.id, regexp_replace(lower(p.sku), '[^a-z0-9]+', '', 'g') as sku,
  normalize(p.name, NFKC) as name, normalize(p.search_text, NFKC) as labels,
  normalize(regexp_replace(p.description, '<[^>]*>', ' ', 'g') || ' '
    || array_to_string(p.benefits, ' '), NFKC) as texts,
  p.price, p.is_available as in_stock,
  (extract(epoch from p.public_from) * 1000)::float8 as public_from,
  p.sold_count as sold, ${facetOf('rating').column} as rating,
  json_build_object(${keys.join(', ')}) as keys`);

/** Returns those of the products that this store sells, also those that are not public yet. */
export const readDocumentsOf = (db: Queryable, ids: readonly number[]) =>
  read(db, sql`p.id = any(${idArray(ids)})`);

/** Returns the next products that this store sells with a higher id; fewer at the end. */
export const readDocumentsAfter = (db: Queryable, afterId: number, most: number) =>
  read(db, sql`p.id > ${afterId} order by p.id limit ${most}`);

async function read(db: Queryable, which: SQL): Promise<ProductDocument[]> {
  const [{ rows }, options] = await Promise.all([
    db.execute<ProductRow & { keys: Keys } & Record<string, unknown>>(
      sql`select ${columns} from products p where ${isSold} and ${which}`,
    ),
    readOptions({ db }),
  ]);
  const labellings = new Map(
    groups.map((group) => [group, facetOf(group).label(options[group] ?? [])]),
  );
  return rows.map(({ keys: own, ...row }) => ({
    ...row,
    facets: Object.fromEntries(
      groups.map((group) => [group, optionsOf(group, labellings.get(group), own[group])]),
    ) as Record<Group, number[]>,
  }));
}

function optionsOf(group: Group, labelling: Labelling | undefined, key: number | string) {
  const { keyOf } = facetOf(group);
  const places = labelling?.optionsOf(keyOf ? keyOf(Number(key)) : key) ?? [];
  return places.flatMap((place) => labelling?.options[place]?.id ?? []);
}
