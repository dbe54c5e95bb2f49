import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { readCatalogueVersion } from './catalogue-version.ts';
import { Drawer } from './drawer.ts';
import type { ProductTexts } from './product-texts.ts';
import type { CardTexts } from './card-texts.ts';

/**
 * What was worked out from one version of the catalogue. Prices, stocks and ratings are no part of
 * it: they are read afresh each time.
 */
export interface CatalogueMemory {
  /** Totals, facets, the products of a page, the category tree, by what was asked. */
  lists: Drawer<string, Promise<unknown>>;
  /** By the product's id; each says for which version of the product it holds. */
  cards: Drawer<number, CardTexts>;
  pages: Drawer<number, ProductTexts>;
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

/** Whoever changes the tables by hand, past this program, waits this long at most. */
const longestMs = 30_000;
const tries = 3;

const memories = new WeakMap<Queryable, Promise<Kept>>();

/**
 * Answers by means of what is remembered, and makes sure afterwards that it was still true: where
 * the catalogue has changed meanwhile, everything is forgotten and `work` done again. So an answer
 * never shows less than what had happened when it was asked for, and costs no question of its own.
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
    await forget(context.db, memory);
  }
}

/** The remembered list, or else what `find` finds; all who ask meanwhile wait for the same. */
export function recall<T>(
  { lists }: CatalogueMemory,
  key: string,
  find: () => Promise<T>,
): Promise<T> {
  const known = lists.get(key) as Promise<T> | undefined;
  if (known) return known;
  const fresh = find();
  lists.put(key, fresh);
  fresh.catch(() => lists.drop(key));
  return fresh;
}

async function currentMemory(context: ServiceContext): Promise<Kept> {
  const moment = context.now().getTime();
  const starting = memories.get(context.db);
  const known = await starting;
  if (known && known.from <= moment && moment < known.until) return known;
  const newer = memories.get(context.db);
  return newer && newer !== starting ? newer : startMemory(context);
}

function startMemory(context: ServiceContext): Promise<Kept> {
  const fresh = emptyMemory(context);
  memories.set(context.db, fresh);
  fresh.catch(() => memories.delete(context.db));
  return fresh;
}

async function forget(db: Queryable, memory: Kept): Promise<void> {
  if ((await memories.get(db)) === memory) memories.delete(db);
}

const firstLaunch = namedStatement<{ ms: number | null }>(
  'first_launch',
  sql`select extract(epoch from min(public_from))::float8 * 1000 as ms from products
      where public_from > ${sql.placeholder('now')}::timestamptz`,
);

/** It ends, at the latest, when the next product comes onto the shelf by itself. */
async function emptyMemory({ db, now }: ServiceContext): Promise<Kept> {
  const moment = now();
  const catalogue = await readCatalogueVersion(db);
  const [launch] = await firstLaunch(db, { now: moment.toISOString() });
  return {
    catalogue,
    from: moment.getTime(),
    until: Math.min(moment.getTime() + longestMs, launch?.ms ?? Infinity),
    lists: new Drawer(2_000),
    cards: new Drawer(20_000),
    pages: new Drawer(2_000),
  };
}
