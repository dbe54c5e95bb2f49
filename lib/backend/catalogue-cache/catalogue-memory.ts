import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Queryable } from '../db/client.ts';
import { namedStatement } from '../db/named-statement.ts';
import { ReaderBehind } from '../db/reader/from-reader.ts';
import { isOlderVersion, isSameCatalogue, readCatalogueVersion } from './catalogue-version.ts';
import { readChanges } from './change-log.ts';
import { LruCache } from './lru-cache.ts';
import { WordCache } from './word-cache.ts';
import { cacheRead } from '../observe/signals.ts';
import type { CatalogueIndex } from '../search/index/columns.ts';
import type { ProductTexts } from '../services/product/product-texts.ts';
import type { CardTexts } from '../services/product/card-texts.ts';

/** Caches for one version of the catalogue. */
export interface CatalogueMemory {
  /** Category tree, neighbours and similar, by query; nothing that depends on price or stock. */
  lists: LruCache<string, Promise<unknown>>;
  /** Version of the catalogue that all this belongs to. */
  catalogue: string;
  /** The products that contain a word, by word; kept while the catalogue changes. */
  words: WordCache;
  /** What else depends on the words of the catalogue: the dictionary, searches of staff. */
  finds: LruCache<string, Promise<unknown>>;
  /**
   * The catalogue index; undefined until `catalogueIndex` is called. Its size depends only on the
   * catalogue, not on the requests.
   */
  index: Promise<CatalogueIndex> | undefined;
  /** An earlier version's, from which those of this version are made. */
  before: Pick<CatalogueMemory, 'index' | 'results'> | undefined;
  /**
   * Search results (`places`), by search. They depend on words and availability, not on prices: a
   * result stays when other products are changed (`carryResults`).
   */
  results: LruCache<string, Promise<unknown>>;
  /** Everything else that depends on prices, availability and ratings, by query: counts. */
  offers: LruCache<string, Promise<unknown>>;
  /** By product id; each entry contains the product version it belongs to. */
  cards: LruCache<number, CardTexts>;
  pages: LruCache<number, ProductTexts>;
}

/** A result, and the catalogue version read with it or later. */
export interface Seen<T> {
  answer: T;
  /** Left out if `work` has not read the version. */
  catalogue?: string | undefined;
}

interface CachedMemory extends CatalogueMemory {
  from: number;
  until: number;
}

/**
 * Maximum delay until manual changes to the tables, made outside this program, become visible.
 * Search words are not included.
 */
export const longestMs = 5 * 60_000;
const tries = 3;

const memories = new WeakMap<Queryable, Promise<CachedMemory>>();

/**
 * Optimistic caching: runs `work` with the caches and then checks that the catalogue version is
 * still the same; otherwise drops the outdated entries and repeats `work`. So a result is never
 * older than the request, usually without an extra query. Displayed prices, stocks and ratings are
 * not cached: they are read each time.
 */
export async function withMemory<T>(
  context: ServiceContext,
  work: (memory: CatalogueMemory) => Promise<Seen<T>>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const memory = await currentMemory(context);
    const { answer, catalogue } = await work(memory);
    const seen = catalogue ?? (await readCatalogueVersion(context.db));
    if (context.reader && isOlderVersion(seen, memory.catalogue)) throw new ReaderBehind();
    if (seen === memory.catalogue || attempt === tries) return answer;
    await forget(context, memory, seen);
  }
}

/**
 * Returns the cached value of `key`, or calls `find`; concurrent callers share one promise. A
 * rejected promise is not kept.
 */
export function recall<T>(
  cache: LruCache<string, Promise<unknown>>,
  key: string,
  find: () => Promise<T>,
): Promise<T> {
  const known = cache.get(key) as Promise<T> | undefined;
  cacheRead.tell({ isHit: known !== undefined });
  if (known) return known;
  const fresh = find();
  cache.put(key, fresh);
  fresh.then(
    (value) => cache.settle(key, fresh, value),
    () => cache.drop(key),
  );
  return fresh;
}

async function currentMemory(context: ServiceContext): Promise<CachedMemory> {
  const moment = context.now().getTime();
  const starting = memories.get(context.db);
  const known = await starting;
  if (known && known.from <= moment && moment < known.until) return known;
  const newer = memories.get(context.db);
  return newer && newer !== starting ? newer : startMemory(context, known);
}

function startMemory(
  context: ServiceContext,
  old: CachedMemory | undefined,
): Promise<CachedMemory> {
  const fresh = emptyMemory(context, old);
  memories.set(context.db, fresh);
  fresh.catch(() => memories.delete(context.db));
  return fresh;
}

/** If only prices, availability and ratings have changed, all other caches are kept. */
async function forget(context: ServiceContext, memory: CachedMemory, seen: string): Promise<void> {
  const { db } = context;
  if ((await memories.get(db)) !== memory) return;
  if (isSameCatalogue(memory.catalogue, seen)) {
    memories.set(db, Promise.resolve({ ...memory, ...emptyOffers(memory), catalogue: seen }));
  } else {
    await startMemory(context, memory);
  }
}

/** Replaces the index by one that was read again. */
export async function renewIndex(db: Queryable, index: CatalogueIndex): Promise<void> {
  const present = memories.get(db);
  const memory = await present;
  if (!memory) return;
  if (memories.get(db) !== present) return renewIndex(db, index);
  const before = { index: Promise.resolve(index), results: emptyResults() };
  memories.set(db, Promise.resolve({ ...memory, ...emptyOffers(undefined), before }));
}

const megabyte = 1024 * 1024;

/**
 * Clients can send any query, so the caches are bounded: with the words (`WordCache`) 256 MB in
 * total for any number of products.
 */
export const memoryLimits = {
  lists: { entries: 2_000, bytes: 16 * megabyte },
  finds: { entries: 300, bytes: 16 * megabyte },
  results: { entries: 2_000, bytes: 48 * megabyte },
  offers: { entries: 2_000, bytes: 16 * megabyte },
  cards: { entries: 20_000, bytes: 48 * megabyte },
  pages: { entries: 2_000, bytes: 32 * megabyte },
};

const emptyResults = (): CatalogueMemory['results'] => new LruCache(memoryLimits.results);

type Offers = Pick<CatalogueMemory, 'index' | 'before' | 'results' | 'offers'>;

const emptyOffers = (old: CatalogueMemory | undefined): Offers => ({
  index: undefined,
  before: old?.index ? { index: old.index, results: old.results } : old?.before,
  results: emptyResults(),
  offers: new LruCache(memoryLimits.offers),
});

const firstLaunch = namedStatement<{ ms: number | null }>(
  'first_launch',
  sql`select extract(epoch from min(public_from))::float8 * 1000 as ms from products
      where public_from > ${sql.placeholder('now')}::timestamptz`,
);

/**
 * Expires at the latest when the next product becomes public (`public_from`).
 */
async function emptyMemory(
  { db, now }: ServiceContext,
  old: CachedMemory | undefined,
): Promise<CachedMemory> {
  const moment = now();
  const catalogue = await readCatalogueVersion(db);
  const [launch] = await firstLaunch(db, { now: moment.toISOString() });
  return {
    catalogue,
    from: moment.getTime(),
    until: Math.min(moment.getTime() + longestMs, launch?.ms ?? Infinity),
    ...emptyOffers(old),
    lists: new LruCache(memoryLimits.lists),
    words: (old && (await keepWords(db, old))) ?? new WordCache(),
    finds:
      old && isSameCatalogue(old.catalogue, catalogue)
        ? old.finds
        : new LruCache(memoryLimits.finds),
    cards: new LruCache(memoryLimits.cards),
    pages: new LruCache(memoryLimits.pages),
  };
}

/** Words are the most expensive to read: those of changed products are read again one by one. */
async function keepWords(db: Queryable, old: CachedMemory): Promise<WordCache | undefined> {
  const changes = await readChanges(db, old.catalogue);
  return changes && old.words.note(changes) ? old.words : undefined;
}
