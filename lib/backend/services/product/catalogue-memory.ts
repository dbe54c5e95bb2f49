import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { isSameCatalogue, readCatalogueVersion } from './catalogue-version.ts';
import { LruCache } from './lru-cache.ts';
import type { ProductTexts } from './product-texts.ts';
import type { CardTexts } from './card-texts.ts';

/** What was worked out from one version of the catalogue. */
export interface CatalogueMemory {
  /** The category tree, neighbours and the like, by what was asked: no price, no stock. */
  lists: LruCache<string, Promise<unknown>>;
  /** Which products hold the words of a search, by the words. */
  finds: LruCache<string, Promise<unknown>>;
  /** The catalogue itself and its orders; as long as the catalogue, so these few are not counted in bytes. */
  columns: LruCache<string, Promise<unknown>>;
  /** All else that prices and availability bear on, by what was asked: counts, what searches find. */
  offers: LruCache<string, Promise<unknown>>;
  /** By the product's id; each says for which version of the product it holds. */
  cards: LruCache<number, CardTexts>;
  pages: LruCache<number, ProductTexts>;
}

/** An answer and the catalogue's version as it was seen with it, or later. */
export interface Seen<T> {
  answer: T;
  /** Left out where the work has not seen any. */
  catalogue?: string | undefined;
}

interface Kept extends CatalogueMemory {
  catalogue: string;
  from: number;
  until: number;
}

/** Whoever changes the tables by hand, past this program, waits this long at most; words aside. */
const longestMs = 5 * 60_000;
const tries = 3;

const memories = new WeakMap<Queryable, Promise<Kept>>();

/**
 * Answers by means of what is remembered, and makes sure afterwards that it was still true: where
 * the catalogue has changed meanwhile, what no longer holds is forgotten and `work` done again. So an
 * answer never shows less than what had happened when it was asked for, and costs no question of its
 * own. Prices, stocks and ratings that are shown are no part of the memory: they are read each time.
 */
export async function withMemory<T>(
  context: ServiceContext,
  work: (memory: CatalogueMemory) => Promise<Seen<T>>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const memory = await currentMemory(context);
    const { answer, catalogue } = await work(memory);
    const seen = catalogue ?? (await readCatalogueVersion(context.db));
    if (seen === memory.catalogue || attempt === tries) return answer;
    await forget(context.db, memory, seen);
  }
}

/** What the drawer holds under `key`, or else what `find` finds; all who ask meanwhile share it. */
export function recall<T>(
  drawer: LruCache<string, Promise<unknown>>,
  key: string,
  find: () => Promise<T>,
): Promise<T> {
  const known = drawer.get(key) as Promise<T> | undefined;
  if (known) return known;
  const fresh = find();
  drawer.put(key, fresh);
  fresh.then(
    (value) => drawer.settle(key, fresh, value),
    () => drawer.drop(key),
  );
  return fresh;
}

async function currentMemory(context: ServiceContext): Promise<Kept> {
  const moment = context.now().getTime();
  const starting = memories.get(context.db);
  const known = await starting;
  if (known && known.from <= moment && moment < known.until) return known;
  const newer = memories.get(context.db);
  return newer && newer !== starting ? newer : startMemory(context, known);
}

function startMemory(context: ServiceContext, old: Kept | undefined): Promise<Kept> {
  const fresh = emptyMemory(context, old);
  memories.set(context.db, fresh);
  fresh.catch(() => memories.delete(context.db));
  return fresh;
}

/** Where prices and availability alone have changed, all else is kept. */
async function forget(db: Queryable, memory: Kept, seen: string): Promise<void> {
  if ((await memories.get(db)) !== memory) return;
  if (isSameCatalogue(memory.catalogue, seen)) {
    memories.set(db, Promise.resolve({ ...memory, ...emptyOffers(), catalogue: seen }));
  } else {
    memories.delete(db);
  }
}

const megabyte = 1024 * 1024;

/** Anybody may ask for anything: 256 MB in all, however many products and whatever is asked for. */
export const memoryLimits = {
  lists: { entries: 2_000, bytes: 16 * megabyte },
  finds: { entries: 300, bytes: 96 * megabyte },
  offers: { entries: 2_000, bytes: 64 * megabyte },
  cards: { entries: 20_000, bytes: 48 * megabyte },
  pages: { entries: 2_000, bytes: 32 * megabyte },
};

const emptyOffers = (): Pick<CatalogueMemory, 'columns' | 'offers'> => ({
  columns: new LruCache({ entries: 4, bytes: Number.MAX_SAFE_INTEGER }),
  offers: new LruCache(memoryLimits.offers),
});

const firstLaunch = namedStatement<{ ms: number | null }>(
  'first_launch',
  sql`select extract(epoch from min(public_from))::float8 * 1000 as ms from products
      where public_from > ${sql.placeholder('now')}::timestamptz`,
);

/**
 * It ends, at the latest, when the next product comes on sale by itself. What the words of
 * searches find takes the longest to work out and is taken over as long as nothing was changed.
 */
async function emptyMemory({ db, now }: ServiceContext, old: Kept | undefined): Promise<Kept> {
  const moment = now();
  const catalogue = await readCatalogueVersion(db);
  const [launch] = await firstLaunch(db, { now: moment.toISOString() });
  return {
    catalogue,
    from: moment.getTime(),
    until: Math.min(moment.getTime() + longestMs, launch?.ms ?? Infinity),
    ...emptyOffers(),
    lists: new LruCache(memoryLimits.lists),
    finds:
      old && isSameCatalogue(old.catalogue, catalogue)
        ? old.finds
        : new LruCache(memoryLimits.finds),
    cards: new LruCache(memoryLimits.cards),
    pages: new LruCache(memoryLimits.pages),
  };
}
