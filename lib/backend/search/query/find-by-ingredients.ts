import { sql, type SQL } from 'drizzle-orm';
import type { CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { idArray } from '../../db/id-array.ts';
import { findPostings, productIds, textsKey } from '../index/word-postings.ts';
import type { Lexicon } from '../meaning/read-words.ts';

/** "No added sugar" lists no sugar. */
const denied = String.raw`(?<!\m(?:no|without|no added|free from|free of) )`;
/** Coconut milk is no milk. */
const alsoOfPlants = new Set(['milk', 'butter', 'curd', 'cheese']);
const plant = String.raw`(?<!\m(?:almond|body|cashew|cocoa|coconut|kokum|mango|nut|oat|peanut|rice|shea|soy|soya) )`;

const endings = ['', 's', 'es'];

/**
 * Returns the ids of products that name one of these in their name, ingredients or allergens, and of
 * combos with such a product. Names
 * and ingredients are read for as many words as one search may read (`findPostings`), allergens for
 * all.
 */
export async function findByIngredients(
  context: ServiceContext,
  memory: CatalogueMemory,
  { dictionary }: Lexicon,
  phrases: readonly string[],
): Promise<number[]> {
  if (phrases.length === 0) return [];
  const words = phrases.flatMap((phrase) => phrase.split(' '));
  const keys = words.flatMap((word) =>
    endings.flatMap((ending) => [word + ending, textsKey(word + ending)]),
  );
  const postings = await findPostings(context, memory, new Set(keys), (word) =>
    dictionary.count(word),
  );
  const ids = new Set<number>();
  for (const pairs of postings.values()) for (const id of productIds(pairs)) ids.add(id);
  const { rows } = await context.db.execute<{ id: number }>(sql`
    with listing as (
      select id from products
      where id = any(${idArray([...ids])})
        and ${names(sql`concat_ws(E'\n', name, ingredients)`, phrases)}
      union
      select id from products where ${namesInAllergens(phrases)})
    select id from listing
    union
    select combo_id from combo_items where product_id in (select id from listing)`);
  return rows.map(({ id }) => id);
}

/** SQL: whether the allergens of a product name one of these; found by an index of trigrams. */
export const namesInAllergens = (phrases: readonly string[]): SQL =>
  sql`allergens <> '' and ${names(sql`allergens`, phrases)}`;

const names = (text: SQL, phrases: readonly string[]): SQL =>
  sql`${text} ~* ${String.raw`${denied}\m(?:${phrases.map(inText).join('|')})(?:e?s)?\M(?![ -]free)`}`;

/** Jain food may have dry ginger. */
const dry = String.raw`(?<!\m(?:dry|dried) )`;

const inText = (phrase: string) =>
  (alsoOfPlants.has(phrase) ? plant : phrase === 'ginger' ? dry : '') +
  phrase.split(' ').join('[^[:alnum:]]+');
