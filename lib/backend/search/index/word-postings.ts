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

/** The products that contain a word. */
interface Postings {
  /** In name, brand, category, form, tags or further words. */
  strong: Pairs;
  /** Only in benefits, ingredients or description. */
  texts: Pairs;
}

export type PostingsByWord = ReadonlyMap<string, Postings>;

interface CachedPostings extends Postings {
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

const readPostings = namedStatement<{ word: string; holders: Buffer }>(
  'postings_of_words',
  sql`
    select word, string_agg(holders, '' order by chunk) as holders from search_holders
    where word = any(${sql.placeholder('words')}::text[]) group by word`,
);

const none = new Int32Array(0);

/**
 * Returns the products that contain each of these words; `count` estimates how many they are. Words
 * are cached; where products have got other words since, only their chunks are read again.
 */
export async function findPostings(
  { db }: ServiceContext,
  memory: CatalogueMemory,
  words: ReadonlySet<string>,
  count: (word: string) => number,
): Promise<PostingsByWord> {
  const version = catalogueNumber(memory.catalogue);
  const { values } = memory.words;
  const found = new Map<string, CachedPostings>();
  for (const batch of batches([...words], count)) {
    const unknown = batch.filter((word) => values.get(word) === undefined);
    const read = unknown.length > 0 ? readWords(db, unknown) : undefined;
    const all = batch.map(async (word) => {
      const postings = await recall(values, word, async (): Promise<CachedPostings> => {
        const { strong = none, texts = none } = (await read)?.get(word) ?? {};
        return { strong, texts, version };
      });
      found.set(word, postings);
    });
    await Promise.all(all);
  }
  await refresh(db, memory, found);
  return found;
}

function batches(words: string[], count: (word: string) => number): string[][] {
  const parts: string[][] = [];
  let size = Infinity;
  let inAll = 0;
  for (const word of words) {
    const own = count(word);
    inAll += own;
    if (inAll > maxPostingsPerSearch && parts.length > 0) break;
    if (size + own > maxPostingsPerStatement) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(word);
    size += own;
  }
  return parts;
}

async function readWords(db: Queryable, words: string[]): Promise<PostingsByWord> {
  const keys = words.flatMap((word) => [word, inTexts + word]);
  const rows = await readPostings(db, { words: keys });
  const pairs = new Map(rows.map(({ word, holders }) => [word, toNumbers(holders)]));
  const pairsOf = (word: string) => pairs.get(word) ?? none;
  return new Map(
    words.map((word) => [word, { strong: pairsOf(word), texts: pairsOf(inTexts + word) }]),
  );
}

/** Reads the chunks of products that have got other words since, and keeps the result. */
async function refresh(
  db: Queryable,
  { words, catalogue }: CatalogueMemory,
  found: Map<string, CachedPostings>,
): Promise<void> {
  const version = catalogueNumber(catalogue);
  const stale = [...found].flatMap(([word, kept]) => {
    const ids = kept.version < version ? words.rewordedSince(kept.version) : [];
    return ids.length > 0 ? [{ word, kept, ids }] : [];
  });
  if (stale.length === 0) return;
  const chunks = [...new Set(stale.flatMap(({ ids }) => ids.map(chunkOf)))].sort((a, b) => a - b);
  const rows = await readChunks(
    db,
    stale.map(({ word }) => word),
    chunks,
  );
  for (const { word, kept } of stale) {
    const fresh = {
      strong: replaceChunks(kept.strong, chunks, rows.get(word)),
      texts: replaceChunks(kept.texts, chunks, rows.get(inTexts + word)),
      version,
    };
    found.set(word, fresh);
    const value = Promise.resolve(fresh);
    words.values.put(word, value);
    words.values.settle(word, value, fresh);
  }
}

type ChunksByWord = Map<string, Map<number, Pairs>>;

async function readChunks(
  db: Queryable,
  words: string[],
  chunks: readonly number[],
): Promise<ChunksByWord> {
  const keys = sql.param(words.flatMap((word) => [word, inTexts + word]));
  const { rows } = await db.execute<{ word: string; chunk: number; holders: Buffer }>(sql`
    select word, chunk, holders from search_holders
    where word = any(${keys}::text[]) and chunk = any(${idArray(chunks)})`);
  const byWord: ChunksByWord = new Map();
  for (const { word, chunk, holders } of rows) {
    const ofWord = byWord.get(word) ?? new Map<number, Pairs>();
    byWord.set(word, ofWord.set(chunk, toNumbers(holders)));
  }
  return byWord;
}
