import { sql, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { escapeLike } from '../../db/contains-text.ts';
import {
  recall,
  withMemory,
  type CatalogueMemory,
} from '../../catalogue-cache/catalogue-memory.ts';
import { foldText, searchWords } from '../meaning/words.ts';
import { idArray } from '../../db/id-array.ts';
import { findHolders } from '../index/word-holders.ts';

/** Maximum number of products found by SKU prefix. */
const maxSkus = 1_000;
/**
 * More hits are sent as a bitmap: an array of ids would take longer to parse than the page takes to
 * read.
 */
const maxListed = 2_000;

export interface StaffHits {
  count: number;
  /** Condition on `products p`. */
  isHit: SQL;
}

interface Finds {
  ids: Set<number>;
  /**
   * One bit per id, in the bit order of PostgreSQL's `get_bit`; empty if the hits are sent as an
   * array.
   */
  bits: Buffer;
}

/**
 * Returns the products that contain all words of the text (as whole words or prefixes) and those
 * whose SKU begins with it; on sale or not.
 */
export async function findStaffHits(context: ServiceContext, text: string): Promise<StaffHits> {
  const [{ ids, bits }, bySku] = await Promise.all([
    findByWords(context, text),
    findBySku(context, text),
  ]);
  const others = bySku.filter((id) => !ids.has(id));
  const count = ids.size + others.length;
  if (bits.length === 0) return { count, isHit: isAmong([...ids, ...others]) };
  const isMarked = sql`case when p.id < ${bits.length * 8}::integer
    then get_bit(${sql.param(bits)}::bytea, p.id) = 1 else false end`;
  return { count, isHit: others.length > 0 ? sql`(${isMarked} or ${isAmong(others)})` : isMarked };
}

const isAmong = (ids: readonly number[]) => sql`p.id = any(${idArray(ids)})`;

function findByWords(context: ServiceContext, text: string): Promise<Finds> {
  return withMemory(context, async (memory) => {
    const words = searchWords(text);
    const answer = await recall(memory.finds, `staff ${words.join(' ')}`, async () => {
      const sets = await Promise.all(words.map((word) => idsOfWord(context, memory, word)));
      const [fewest = new Set<number>(), ...others] = sets.toSorted((a, b) => a.size - b.size);
      const ids =
        others.length === 0
          ? fewest
          : new Set([...fewest].filter((id) => others.every((some) => some.has(id))));
      return { ids, bits: ids.size > maxListed ? toBitmap(ids) : Buffer.alloc(0) };
    });
    return { answer };
  });
}

function toBitmap(ids: Set<number>): Buffer {
  let highest = 0;
  for (const id of ids) highest = Math.max(highest, id);
  const bits = Buffer.alloc((highest >> 3) + 1);
  for (const id of ids) bits[id >> 3] = (bits[id >> 3] ?? 0) | (1 << (id & 7));
  return bits;
}

async function idsOfWord(
  context: ServiceContext,
  memory: CatalogueMemory,
  word: string,
): Promise<Set<number>> {
  const ids = new Set<number>();
  for (const { pairs } of await findHolders(context, memory, word)) {
    // Pairs of product id and word count (see `Holders`).
    for (let at = 0; at < pairs.length; at += 2) ids.add(pairs[at] ?? 0);
  }
  return ids;
}

async function findBySku({ db }: ServiceContext, text: string): Promise<number[]> {
  const start = foldText(text)
    .trim()
    .replace(/\p{Pd}/gu, '-');
  if (start === '') return [];
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from products p
    where lower(p.sku) like ${`${escapeLike(start)}%`} limit ${maxSkus}`);
  return rows.map(({ id }) => id);
}
