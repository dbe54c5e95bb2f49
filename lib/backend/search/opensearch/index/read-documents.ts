import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { idArray } from '../../../db/id-array.ts';
import { isSold } from '../../../db/is-listed.ts';
import { joinAllShownRatings, joinShownRatings } from '../../../db/shown-ratings.ts';
import type { Labelling } from '../../facets/facet.ts';
import { facetOf, groups, type Group } from '../../facets/facets.ts';
import {
  familyTextOfProduct,
  isIn,
  textsOfProduct,
  vectorOfProduct,
  wordsOfProduct,
} from '../../index/learn-words.ts';
import { packOfProduct } from '../../index/pack-number.ts';
import { popularityOfProduct, ratingOfProduct } from '../../index/popularity.ts';
import { readOptions } from '../../index/read-options.ts';
import { shortName } from '../../query/points.ts';

/** A product as OpenSearch keeps it. */
export interface ProductDocument extends ProductRow {
  /** Ids of its options, by facet. */
  facets: Record<Group, number[]>;
}

interface ProductRow {
  id: number;
  /** Name, brand, categories, form, tags and further words, as they are written. */
  text: string;
  /** By position: `noun` within `head` within `name` within `strong` within `any`. */
  words: Record<'noun' | 'head' | 'name' | 'strong' | 'any', string[]>;
  /** Added to the relevance of words of the name. */
  short_name: number;
  /** Paise. */
  price: number;
  /** Null: none. */
  family: number | null;
  /** The family; a negative number of its own without one. */
  card: number;
  in_stock: boolean;
  /** By sales and ratings. */
  popularity: number;
  /** Average times 100; 0: not rated. */
  rating: number;
  /** Net quantity: see `packNumber`. */
  pack: number;
  /** Milliseconds since 1970; null: immediately. */
  public_from: number | null;
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

const those = (which: SQL) => sql`coalesce(json_agg(lexeme) filter (where ${which}), '[]')`;

const columns = sql`
  p.id, normalize(concat_ws(' ', p.name, p.search_text, ${familyTextOfProduct}), NFKC) as text,
  (select json_build_object('noun', ${those(isIn.noun)}, 'head', ${those(isIn.head)},
      'name', ${those(isIn.name)}, 'strong', ${those(sql`true`)},
      'any', array(select lexeme from unnest(${vectorOfProduct})
        union select word from unnest(tsvector_to_array(${textsOfProduct})) as t(word)
        where length(word) > 2 and word ~ '[^0-9]'))
    from (select) one ${wordsOfProduct}) as words,
  (select ${shortName}::float8 / max(name_words) from (select) one ${wordsOfProduct})
    as short_name,
  p.price, m.family_id as family, coalesce(m.family_id, -p.id) as card,
  p.is_available as in_stock, ${sql.raw(popularityOfProduct)} as popularity,
  ${sql.raw(ratingOfProduct)} as rating,
  ${sql.raw(packOfProduct)} as pack,
  (extract(epoch from p.public_from) * 1000)::float8 as public_from,
  json_build_object(${sql.raw(keys.join(', '))}) as keys`;

/** Returns those of the products that this store sells, also those that are not public yet. */
export const readDocumentsOf = (db: Queryable, ids: readonly number[]) =>
  read(db, joinShownRatings, sql`p.id = any(${idArray(ids)})`);

/** Returns the next products that this store sells with a higher id; fewer at the end. */
export const readDocumentsAfter = (db: Queryable, afterId: number, limit: number) =>
  read(db, joinAllShownRatings, sql`p.id > ${afterId} order by p.id limit ${limit}`);

async function read(db: Queryable, shownRatings: SQL, which: SQL): Promise<ProductDocument[]> {
  const [{ rows }, options] = await Promise.all([
    db.execute<ProductRow & { keys: Keys } & Record<string, unknown>>(
      sql`select ${columns}
          from products p left join family_members m on m.product_id = p.id ${shownRatings}
          where ${isSold} and ${which}`,
    ),
    readOptions({ db }),
  ]);
  const labellings = new Map(
    groups.map((group) => [group, facetOf(group).label(options[group] ?? [])]),
  );
  return rows.map(({ keys: own, ...row }) => ({
    ...row,
    facets: Object.fromEntries(
      groups.map((group) => [group, optionIds(group, labellings.get(group), own[group])]),
    ) as Record<Group, number[]>,
  }));
}

function optionIds(group: Group, labelling: Labelling | undefined, key: number | string) {
  const { keyOf } = facetOf(group);
  const indexes = labelling?.optionsOf(keyOf ? keyOf(Number(key)) : key) ?? [];
  return indexes.flatMap((index) => labelling?.options[index]?.id ?? []);
}
