import { sql } from 'drizzle-orm';
import type { CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { idArray } from '../../db/id-array.ts';
import { findPostings, textsKey } from '../index/word-postings.ts';
import type { Reading } from '../meaning/search-request.ts';

/** "No added sugar" lists no sugar. */
const denied = String.raw`(?<!\m(?:no|without|no added|free from|free of) )`;

/** Returns the ids of products whose ingredients have all words of one of the readings in a row. */
export async function findByIngredients(
  context: ServiceContext,
  memory: CatalogueMemory,
  readings: readonly Reading[],
): Promise<number[]> {
  if (readings.length === 0) return [];
  const keys = new Set(readings.flatMap(({ words }) => words.map(textsKey)));
  const postings = await findPostings(context, memory, keys, () => 0);
  const ids = new Set([...postings.values()].flatMap((pairs) => [...pairs.filter(isId)]));
  if (ids.size === 0) return [];
  const phrases = readings.map(({ words }) => words.join('[^[:alnum:]]+')).join('|');
  const { rows } = await context.db.execute<{ id: number }>(sql`
    select id from products
    where id = any(${idArray([...ids])})
      and ingredients ~* ${String.raw`${denied}\m(?:${phrases})\M(?![ -]free)`}`);
  return rows.map(({ id }) => id);
}

/** Postings are pairs of product id and place in the name. */
const isId = (_: number, at: number) => at % 2 === 0;
