import { sql } from 'drizzle-orm';
import type { CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { idArray } from '../../db/id-array.ts';
import { findPostings, textsKey } from '../index/word-postings.ts';

/** "No added sugar" lists no sugar. */
const denied = String.raw`(?<!\m(?:no|without|no added|free from|free of) )`;
/** Coconut milk is no milk. */
const alsoOfPlants = new Set(['milk', 'butter', 'curd', 'cheese']);
const plant = String.raw`(?<!\m(?:almond|body|cashew|cocoa|coconut|kokum|mango|nut|oat|peanut|rice|shea|soy|soya) )`;

const endings = ['', 's', 'es'];

/** Returns the ids of products that name one of these in their name, ingredients or allergens. */
export async function findByIngredients(
  context: ServiceContext,
  memory: CatalogueMemory,
  phrases: readonly string[],
): Promise<number[]> {
  if (phrases.length === 0) return [];
  const words = phrases.flatMap((phrase) => phrase.split(' '));
  const keys = words.flatMap((word) =>
    endings.flatMap((ending) => [word + ending, textsKey(word + ending)]),
  );
  const postings = await findPostings(context, memory, new Set(keys), () => 0);
  const ids = new Set([...postings.values()].flatMap((pairs) => [...pairs.filter(isId)]));
  const pattern = String.raw`${denied}\m(?:${phrases.map(inText).join('|')})(?:e?s)?\M(?![ -]free)`;
  const { rows } = await context.db.execute<{ id: number }>(sql`
    select id from products
    where (id = any(${idArray([...ids])}) and concat_ws(E'\n', name, ingredients) ~* ${pattern})
      or (allergens <> '' and allergens ~* ${pattern})`);
  return rows.map(({ id }) => id);
}

/** Postings are pairs of product id and place in the name. */
const isId = (_: number, at: number) => at % 2 === 0;

const inText = (phrase: string) =>
  (alsoOfPlants.has(phrase) ? plant : '') + phrase.split(' ').join('[^[:alnum:]]+');
