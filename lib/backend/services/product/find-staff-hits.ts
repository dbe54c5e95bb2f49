import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { recall, withMemory, type CatalogueMemory } from './catalogue-memory.ts';
import { searchWords } from './search-words.ts';
import { findHolders } from './word-holders.ts';

/** So many SKUs may begin with what was typed. */
const mostSkus = 1_000;

/**
 * The ids of the products that hold all words of the text, each perhaps only begun, and of those
 * whose SKU begins with it; on the shelf or not.
 */
export async function findStaffHits(context: ServiceContext, text: string): Promise<number[]> {
  const [byWords, bySku] = await Promise.all([
    findByWords(context, text),
    findBySku(context, text),
  ]);
  const others = bySku.filter((id) => !byWords.has(id));
  return [...byWords, ...others];
}

function findByWords(context: ServiceContext, text: string): Promise<Set<number>> {
  return withMemory(context, async (memory) => {
    const words = searchWords(text);
    const answer = await recall(memory.finds, `staff ${words.join(' ')}`, async () => {
      const sets = await Promise.all(words.map((word) => idsOfWord(context, memory, word)));
      const [fewest = new Set<number>(), ...others] = sets.toSorted((a, b) => a.size - b.size);
      return new Set([...fewest].filter((id) => others.every((ids) => ids.has(id))));
    });
    return { answer };
  });
}

async function idsOfWord(
  context: ServiceContext,
  memory: CatalogueMemory,
  word: string,
): Promise<Set<number>> {
  const ids = new Set<number>();
  for (const { pairs } of await findHolders(context, memory, word)) {
    // An id, then where the word stands in the product.
    for (let at = 0; at < pairs.length; at += 2) ids.add(pairs[at] ?? 0);
  }
  return ids;
}

async function findBySku({ db }: ServiceContext, text: string): Promise<number[]> {
  const start = text.trim().toLowerCase();
  if (start === '') return [];
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from products p
    where lower(p.sku) like ${`${start.replace(/[\\%_]/g, '\\$&')}%`} limit ${mostSkus}`);
  return rows.map(({ id }) => id);
}
