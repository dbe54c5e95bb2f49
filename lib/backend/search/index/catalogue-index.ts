import { valuesOf } from '../../../contract/filters.ts';
import { type CatalogueMemory, withMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { fromReader } from '../../db/reader/from-reader.ts';
import { carryResults } from './carry-results.ts';
import type { CatalogueIndex } from './columns.ts';
import { loadIndex, isOutdated, reloadBehind } from './load-index.ts';
import { patchIndex } from './patch-index.ts';
import { rowsAtOnce } from './read-index-rows.ts';
import { priceOrder } from './price-order.ts';

const inStockSet = 1 << valuesOf('availability').indexOf('in_stock');

export const isInStock = ({ labels }: CatalogueIndex, position: number): boolean =>
  labels.availability.of[position] === inStockSet;

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
  const isReadAgain = isOld && old.ids.length <= rowsAtOnce;
  const patched = old && !isReadAgain ? await patchIndex(context, old) : undefined;
  memory.before = undefined;
  if (!before || !old || !patched) return loadComplete(context);
  if (isOld) reloadBehind(context);
  carryResults(before.results, old, memory.results, patched);
  return patched;
}

/** What a replica has not got yet is brought in by the log of changes. */
async function loadComplete(context: ServiceContext): Promise<CatalogueIndex> {
  const reading = await fromReader(context);
  const index = await loadIndex(reading);
  if (reading === context) return index;
  return (await patchIndex(context, index)) ?? loadIndex(context);
}

/**
 * Reads the catalogue before anybody asks, while other calls are answered already. `context` must
 * have the database of the calls that read. Never throws: the first call tries again.
 */
export async function warmIndex(context: ServiceContext): Promise<void> {
  try {
    await withMemory(context, async (memory) => {
      priceOrder(await catalogueIndex(context, memory));
      return { answer: undefined };
    });
  } catch (error) {
    context.log.warn({ err: error }, 'the catalogue could not be read at the start');
  }
}
