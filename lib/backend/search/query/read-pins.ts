import { sql } from 'drizzle-orm';
import { recall, type CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';
import type { Pin } from './apply-pins.ts';
import { searchWords } from '../meaning/words.ts';

/* Bounds the memory; the oldest pins stay in force. */
const maxPins = sql.raw('20000');

const readAll = namedStatement<Pin & { query: string }>(
  'pins_of_searches',
  sql`select query, product_id as product, place from search_pins order by id limit ${maxPins}`,
);

/** Returns the pins of a search, by product id; kept until the catalogue changes. */
export async function readPins(
  context: ServiceContext,
  { lists }: CatalogueMemory,
  text: string,
): Promise<Pin[]> {
  const byQuery = await recall(lists, 'pins', async () =>
    Map.groupBy(await readAll(context.db, {}), ({ query }) => query),
  );
  return byQuery.get(searchWords(text).join(' ')) ?? [];
}
