import type { SearchReading } from '../../../contract/product.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import { recall, type CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { catalogueIndex } from '../index/catalogue-index.ts';
import type { CatalogueIndex } from '../index/columns.ts';
import { collapseFamilies } from '../query/collapse-families.ts';
import { findInOrder, type Finds } from '../query/find-by-search.ts';
import { isWithinPrice, withinPrice } from '../query/within-price.ts';
import { toProductFilter } from '../query/selection.ts';
import { rankFirst } from './rank-first.ts';

/** The first products of a search, without facets. */
export interface SuggestedProducts {
  ids: number[];
  total: number;
  search: SearchReading;
}

/** Finds the products to be suggested for a text that is still being typed. */
export async function suggestProducts(
  context: ServiceContext,
  memory: CatalogueMemory,
  text: string,
  isCollapsed: boolean,
): Promise<SuggestedProducts> {
  const { search } = toProductFilter({ page: 1, prod_search: text });
  const index = await catalogueIndex(context, memory);
  return recall(memory.offers, `suggestions ${isCollapsed} ${search}`, async () => {
    const counted: number[] = [];
    const finds = await findInOrder(context, memory, index, search, (...results) => {
      const { positions, total } = rankFirst(...results, { limit, isCollapsed });
      counted.push(total);
      return positions;
    });
    const found = counted.length > 0 ? finds.positions : shownOf(index, finds, isCollapsed);
    const [total = found.length] = counted;
    const first = found.subarray(0, limit);
    const ids = Array.from(first, (position) => index.ids[position] ?? 0);
    return { ids, total, search: finds.reading };
  });
}

const limit = storeRules.searchHits;

/** What was not ranked for the suggestions alone: all of an SKU, of a price, or with pins. */
const shownOf = (index: CatalogueIndex, finds: Finds, isCollapsed: boolean): Int32Array =>
  isCollapsed
    ? collapseFamilies(index, finds, isWithinPrice(index, finds))
    : withinPrice(index, finds);
