import type { SearchReading } from '../../../contract/product.ts';
import { recall, type CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import type { CatalogueIndex } from '../index/columns.ts';
import { packNumber } from '../index/pack-number.ts';
import { readLexicon } from '../index/read-lexicon.ts';
import { findPostings, productIds, textsKey, type PostingsByWord } from '../index/word-postings.ts';
import { readRequest } from '../meaning/read-request.ts';
import type { Lexicon } from '../meaning/read-words.ts';
import type { SearchRequest } from '../meaning/search-request.ts';
import { isUnknownSku } from '../meaning/sku.ts';
import { applyPins, type Pin } from './apply-pins.ts';
import { chooseTerms } from './choose-terms.ts';
import { findByIngredients } from './find-by-ingredients.ts';
import { findSku } from './find-sku.ts';
import { isInTexts } from './points.ts';
import { rank } from './rank.ts';
import { readPins } from './read-pins.ts';
import { toReading } from './reading.ts';
import { forget, intersect, score } from './scores.ts';

export interface Finds {
  /** Indexes of products on sale, best first; price limits in the text are not yet applied. */
  positions: Int32Array;
  /** Those of them that staff have put at a place or buried, by index. */
  pins: readonly Pin[];
  reading: SearchReading;
  price: SearchRequest['price'];
}

/** Finds products by search text: see section 23 of docs/specification.md. */
export function findBySearch(
  context: ServiceContext,
  memory: CatalogueMemory,
  index: CatalogueIndex,
  text: string,
): Promise<Finds> {
  return recall(memory.results, text, () => findInOrder(context, memory, index, text, rank));
}

/** The same in another order, perhaps not all; not cached. Where there are pins, all are ranked. */
export async function findInOrder(
  context: ServiceContext,
  memory: CatalogueMemory,
  index: CatalogueIndex,
  text: string,
  order: typeof rank,
): Promise<Finds> {
  const [lexicon, pins] = await Promise.all([
    readLexicon(context, memory),
    readPins(context, memory, text),
  ]);
  return findWith(context, memory, index, text, { lexicon, pins, order });
}

/** The same with other words and pins than those of the store; not cached. */
export async function findWith(
  context: ServiceContext,
  memory: CatalogueMemory,
  index: CatalogueIndex,
  text: string,
  { lexicon, pins, order = rank }: { lexicon: Lexicon; pins: readonly Pin[]; order?: typeof rank },
): Promise<Finds> {
  const request = readRequest(lexicon, text);
  const [bySku, postings] = await Promise.all([
    request.sku ? findSku(context, request.sku) : [],
    findPostings(context, memory, keysIn(request), (word) => lexicon.dictionary.count(word)),
  ]);
  const exact = bySku.map(index.positionOf).filter((position) => position !== -1);
  const present = onSale(index, pins);
  const answer = (positions: Int32Array, dropped = new Set<number>()): Finds => ({
    positions: applyPins(positions, present),
    pins: present,
    reading: toReading(request, dropped),
    price: request.price,
  });
  if (exact.length > 0) return answer(Int32Array.from(exact));
  if (isUnknownSku(request, lexicon)) return answer(new Int32Array(0));
  const listing = await findByIngredients(context, memory, lexicon, request.unlisted);
  const excluded = findExcluded(index, request, postings, listing);
  const leaveOut = (positions: Int32Array) =>
    excluded.size === 0 ? positions : positions.filter((position) => !excluded.has(position));
  if (request.terms.length === 0) return answer(leaveOut(everyPosition(index, request)));
  const scores = score(index, request, postings);
  const { positions, dropped } = chooseTerms(request, scores);
  const toOrder = present.length > 0 ? rank : order;
  const ranked = toOrder(index, request, leaveOut(positions), scores.points);
  forget(scores);
  return answer(ranked, dropped);
}

/** The positions of products that have what the text does not want. */
function findExcluded(
  index: CatalogueIndex,
  { absent }: SearchRequest,
  postings: PostingsByWord,
  listing: number[],
): Set<number> {
  const pairs = absent.map(({ words }) =>
    intersect(words.map((word) => postings.get(word) ?? new Int32Array(0))),
  );
  const ids = pairs.flatMap((some) => [...productIds(some)]);
  return new Set([...ids, ...listing].map(index.positionOf));
}

/** The pins of products on sale, by their places in the index. */
const onSale = (index: CatalogueIndex, pins: readonly Pin[]): Pin[] =>
  pins
    .map((pin) => ({ ...pin, product: index.positionOf(pin.product) }))
    .filter(({ product }) => product !== -1);

/** The texts of most readings are not looked at: reading their products takes long. */
const keysIn = ({ terms, absent }: SearchRequest) =>
  new Set([
    ...absent.flatMap(({ words }) => words),
    ...terms.flatMap(({ readings }) =>
      readings.flatMap((reading) =>
        isInTexts(reading)
          ? reading.words.flatMap((word) => [word, textsKey(word)])
          : reading.words,
      ),
    ),
  ]);

/** A text of nothing but a price, a size or what to leave out finds whatever fits. */
function everyPosition(index: CatalogueIndex, { price, pack, without }: SearchRequest): Int32Array {
  if (pack) return index.positions.filter((position) => index.packs[position] === packNumber(pack));
  return without.length === 0 && price.least === undefined && price.most === undefined
    ? new Int32Array(0)
    : index.positions;
}
