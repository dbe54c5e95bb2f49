import { valuesOf } from '../../../contract/filters.ts';
import type { FilterOption } from '../../../contract/product.ts';
import type { Group } from '../facets/facets.ts';
import type { CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { fromReader } from '../../db/reader/from-reader.ts';
import { carryResults } from './carry-results.ts';
import type { Columns, SetNumbers, Sets } from './columns.ts';
import { loadIndex } from './load-index.ts';
import { patchIndex } from './patch-index.ts';
import { rowsAtOnce } from './read-index-rows.ts';
import { isOutdated, reloadBehind } from './reload-index.ts';

/** The options of a facet, and which of them each product has. */
export interface Labels {
  options: FilterOption[];
  /** Option indexes of each set. */
  sets: number[][];
  /** Set number by product index. */
  of: SetNumbers;
  /** Number of products by set. */
  counts: Int32Array;
}

/** When, and from which state of the database, an index was read. */
export interface IndexAge {
  /** Catalogue version: the numbers are as new as that, or newer. */
  version: string;
  /** Products that became public until then are included. */
  moment: Date;
  /** Time of the last complete reading. */
  readAt: Date;
}

/**
 * Column-oriented index of the whole catalogue in memory: each product has the same index (`place`)
 * in all arrays, in order of the ids. So 100,000 products are filtered, counted and sorted within
 * one or two milliseconds. Immutable: a change makes another index, which shares what stays the
 * same.
 *
 * Size: at most 60 bytes for each product: ids, prices, popularity, packs, places and the orders by
 * price, popularity and rating of 4 bytes each, the table of places of up to 8, and eight facets of 2. A facet with more
 * than 65,536 sets takes 2 more.
 */
export interface CatalogueIndex extends IndexAge, Columns {
  /** All indexes: 0, 1, 2 … */
  places: Int32Array;
  /** -1 if not on sale. */
  placeOf: (id: number) => number;
  labels: Record<Group, Labels>;
  sets: Sets;
  /** All places by price; undefined until it is asked for. */
  byPrice: Int32Array | undefined;
}

const inStockSet = 1 << valuesOf('availability').indexOf('in_stock');

export const isInStock = ({ labels }: CatalogueIndex, place: number): boolean =>
  labels.availability.of[place] === inStockSet;

/** Returns the index of this version of the catalogue; it is made at the first call. */
export function catalogueIndex(
  context: ServiceContext,
  memory: CatalogueMemory,
): Promise<CatalogueIndex> {
  if (!memory.index) {
    const index = makeIndex(context, memory);
    memory.index = index;
    index.catch(() => (memory.index = undefined));
  }
  return memory.index;
}

async function makeIndex(
  context: ServiceContext,
  memory: CatalogueMemory,
): Promise<CatalogueIndex> {
  const { before } = memory;
  const old = await before?.index?.catch(() => undefined);
  const isOld = old !== undefined && isOutdated(context, old);
  const isReadAnew = isOld && old.ids.length <= rowsAtOnce;
  const patched = old && !isReadAnew ? await patchIndex(context, old) : undefined;
  memory.before = undefined;
  if (!before || !old || !patched) return loadWhole(context);
  if (isOld) reloadBehind(context);
  carryResults(before.results, old, memory.results, patched);
  return patched;
}

/** What a replica has not got yet is brought in by the log of changes. */
async function loadWhole(context: ServiceContext): Promise<CatalogueIndex> {
  const reading = await fromReader(context);
  const index = await loadIndex(reading);
  if (reading === context) return index;
  return (await patchIndex(context, index)) ?? loadIndex(context);
}
