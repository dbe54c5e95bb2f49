import { sql, type SQL } from 'drizzle-orm';
import type { ProductCard } from '../../../contract/product.ts';
import type { Owner, ServiceContext } from '../../context.ts';
import { fromReader } from '../../db/reader/from-reader.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { ownedStatement } from '../cart/lock-open-cart.ts';
import { cardColumns, type CardTexts } from './card-texts.ts';
import {
  withMemory,
  type CatalogueMemory,
  type Seen,
} from '../../catalogue-cache/catalogue-memory.ts';
import { isInWishlistOf, isInNoWishlist, liveColumns, type LiveProduct } from './live-product.ts';
import { toProductCard } from './serialize.ts';
import { isListed } from '../../db/is-listed.ts';
import { listsFamilies } from '../../search/engine.ts';

const liveWith = (isInWishlist: SQL): SQL => sql`
  select ${liveColumns(isInWishlist)} from products p
  where p.id = any(${sql.placeholder('ids')}::integer[]) and ${isListed(sql.placeholder('now'))}`;

const liveForNobody = namedStatement<LiveProduct>('live_products', liveWith(isInNoWishlist));
const liveForOwner = ownedStatement<LiveProduct>('live_products_for', (owner) =>
  liveWith(isInWishlistOf(owner)),
);

const cardTexts = namedStatement<CardTexts>(
  'card_texts',
  sql`
    select ${cardColumns} from products p join brands b on b.id = p.brand_id
    where p.id = any(${sql.placeholder('ids')}::integer[])`,
);

/**
 * Returns the cards of these products in the order of the ids, without products that are not on
 * sale; marks wishlist items if a caller is given.
 */
export async function listCards(
  context: ServiceContext,
  ids: readonly number[],
  caller: Owner | undefined,
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  return withMemory(context, (memory) => readCards(context, memory, ids, caller));
}

/**
 * Returns the cards of a carousel: the first product of each family, unless the shop lists each
 * size; at most `limit`.
 */
export function listRailCards(
  context: ServiceContext,
  ids: readonly number[],
  caller: Owner | undefined,
  limit: number,
): Promise<ProductCard[]> {
  return withMemory(context, async (memory) => {
    const { answer, catalogue } = await readCards(context, memory, ids, caller);
    const cards = await firstOfEachFamily(context, memory, answer);
    return { answer: cards.slice(0, limit), catalogue };
  });
}

/** Returns the first card of each family; all cards if the shop lists each size. */
export async function firstOfEachFamily(
  context: ServiceContext,
  memory: CatalogueMemory,
  cards: readonly ProductCard[],
): Promise<ProductCard[]> {
  if (!(await listsFamilies(context, memory))) return [...cards];
  const shown = new Set<number>();
  return cards.filter(({ family_id: family }) => {
    if (typeof family !== 'number') return true;
    const isFirst = !shown.has(family);
    shown.add(family);
    return isFirst;
  });
}

/**
 * As `listCards`, with the caller's caches; the caller must check that they are still valid (see
 * `withMemory`).
 */
export async function readCards(
  context: ServiceContext,
  memory: CatalogueMemory,
  ids: readonly number[],
  caller: Owner | undefined,
): Promise<Seen<ProductCard[]>> {
  if (ids.length === 0) return { answer: [] };
  const values = { ids: arrayOf(ids), now: context.now().toISOString() };
  const reading = caller ? context : await fromReader(context);
  const live = caller
    ? await liveForOwner(context.db, caller, values)
    : await liveForNobody(reading.db, values);
  await learn(reading, memory, live);
  const byId = new Map(live.map((row) => [row.id, row]));
  const answer = ids.flatMap((id) => {
    const row = byId.get(id);
    const texts = memory.cards.get(id);
    return row && texts ? [toProductCard(texts, row)] : [];
  });
  return { answer, catalogue: live[0]?.catalogue };
}

/** Reads the texts that are not cached in the current version. */
async function learn(
  { db }: ServiceContext,
  { cards }: CatalogueMemory,
  live: LiveProduct[],
): Promise<void> {
  const unknown = live.filter(({ id, version }) => cards.get(id)?.version !== version);
  if (unknown.length === 0) return;
  for (const texts of await cardTexts(db, { ids: arrayOf(unknown.map(({ id }) => id)) })) {
    cards.put(texts.id, texts);
  }
}

const arrayOf = (ids: readonly number[]) => `{${ids.join(',')}}`;
