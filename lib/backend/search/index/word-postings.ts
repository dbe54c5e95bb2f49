import { sql } from 'drizzle-orm';
import { recall, type CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import { catalogueNumber } from '../../catalogue-cache/word-cache.ts';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { idArray } from '../../db/id-array.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { inTexts } from './learn-words.ts';
import { chunkOf, replaceChunks } from './replace-chunks.ts';
import { toNumbers } from './to-numbers.ts';

/** Pairs of product id and place in the name (see `learnWords`), by id; on sale or not. */
type Pairs = Int32Array;

/**
 * By word: the products that have it in name, brand, category, form, tags or further words; by
 * `textsKey` of a word: those that have it only in benefits, ingredients or description.
 */
export type PostingsByWord = ReadonlyMap<string, Pairs>;

export const textsKey = (word: string): string => inTexts + word;

interface CachedPostings {
  pairs: Pairs;
  /** Catalogue version of the memory for which they were read. */
  version: number;
}

/**
 * Postings of one statement, as the dictionary estimates them: decoding more would keep other
 * requests waiting.
 */
const maxPostingsPerStatement = 200_000;
/** Postings that one search may read; the words after these are ignored. */
const maxPostingsPerSearch = 4_000_000;

/* One index scan a word, in order of the chunks: grouping them would sort all rows by collation. */
const readPostings = namedStatement<{ word: string; holders: Buffer | null }>(
  'postings_of_words',
  sql`
    select word, (
      select string_agg(holders, '' order by chunk) from search_holders h where h.word = w.word
    ) as holders
    from unnest(${sql.placeholder('words')}::text[]) w(word)`,
);

const none = new Int32Array(0);

/** The products of these postings, without their places in the name. */
export const productIds = (pairs: Pairs): Int32Array => pairs.filter((_, at) => at % 2 === 0);

/**
 * Returns the products of each of these words and keys of texts; `count` estimates how many have a
 * word. They are cached; where products have got other words since, only their chunks are read
 * again.
 */
export async function findPostings(
  { db }: ServiceContext,
  memory: CatalogueMemory,
  keys: ReadonlySet<string>,
  count: (word: string) => number,
): Promise<PostingsByWord> {
  const version = catalogueNumber(memory.catalogue);
  const { values } = memory.words;
  const found = new Map<string, CachedPostings>();
  for (const batch of batches([...keys], count)) {
    const unknown = batch.filter((key) => values.get(key) === undefined);
    const read = unknown.length > 0 ? readPairs(db, unknown) : undefined;
    const all = batch.map(async (key) => {
      const postings = await recall(values, key, async (): Promise<CachedPostings> => {
        return { pairs: (await read)?.get(key) ?? none, version };
      });
      found.set(key, postings);
    });
    await Promise.all(all);
  }
  await refresh(db, memory, found);
  return new Map(Array.from(found, ([key, { pairs }]) => [key, pairs]));
}

function batches(keys: string[], count: (word: string) => number): string[][] {
  const parts: string[][] = [];
  let size = Infinity;
  let inAll = 0;
  for (const key of keys) {
    const own = key.startsWith(inTexts) ? 0 : count(key);
    inAll += own;
    if (own > 0 && inAll > maxPostingsPerSearch && parts.length > 0) break;
    if (size + own > maxPostingsPerStatement) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(key);
    size += own;
  }
  return parts;
}

async function readPairs(db: Queryable, keys: string[]): Promise<PostingsByWord> {
  const rows = await readPostings(db, { words: keys });
  return new Map(rows.map(({ word, holders }) => [word, toNumbers(holders)]));
}

/** Reads the chunks of products that have got other words since, and keeps the result. */
async function refresh(
  db: Queryable,
  { words, catalogue }: CatalogueMemory,
  found: Map<string, CachedPostings>,
): Promise<void> {
  const version = catalogueNumber(catalogue);
  const stale = [...found].flatMap(([key, kept]) => {
    const ids = kept.version < version ? words.rewordedSince(kept.version) : [];
    return ids.length > 0 ? [{ key, kept, ids }] : [];
  });
  if (stale.length === 0) return;
  const chunks = [...new Set(stale.flatMap(({ ids }) => ids.map(chunkOf)))].sort((a, b) => a - b);
  const rows = await readChunks(
    db,
    stale.map(({ key }) => key),
    chunks,
  );
  for (const { key, kept } of stale) {
    const fresh = { pairs: replaceChunks(kept.pairs, chunks, rows.get(key)), version };
    found.set(key, fresh);
    const value = Promise.resolve(fresh);
    words.values.put(key, value);
    words.values.settle(key, value, fresh);
  }
}

type ChunksByWord = Map<string, Map<number, Pairs>>;

async function readChunks(
  db: Queryable,
  keys: string[],
  chunks: readonly number[],
): Promise<ChunksByWord> {
  const { rows } = await db.execute<{ word: string; chunk: number; holders: Buffer }>(sql`
    select word, chunk, holders from search_holders
    where word = any(${sql.param(keys)}::text[]) and chunk = any(${idArray(chunks)})`);
  const byWord: ChunksByWord = new Map();
  for (const { word, chunk, holders } of rows) {
    const ofWord = byWord.get(word) ?? new Map<number, Pairs>();
    byWord.set(word, ofWord.set(chunk, toNumbers(holders)));
  }
  return byWord;
}
