import type { ProductQuery, SearchReading } from '../../../contract/product.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import { recall, type CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { countFacets, noCounts, type Counts } from '../facets/count-facets.ts';
import { catalogueIndex } from '../index/catalogue-index.ts';
import { findBySearch } from './find-by-search.ts';
import { findPage } from './find-page.ts';
import {
  chosenGroups,
  isSearchOnly,
  select,
  toProductFilter,
  type ChosenCategory,
  type ProductFilter,
  type Selection,
} from './selection.ts';

export interface FoundProducts extends Counts {
  /** In order; empty past the last page. */
  ids: number[];
  totalPages: number;
  category: ChosenCategory | undefined;
  /** How the search text was understood; undefined without one. */
  search: SearchReading | undefined;
}

/**
 * Finds one page of products, with total and facets of the whole selection: one of each family, or
 * each with `families=each`.
 */
export async function findProducts(
  context: ServiceContext,
  memory: CatalogueMemory,
  query: ProductQuery,
): Promise<FoundProducts> {
  const filter = toProductFilter(query);
  const selection = await select(context, memory, filter);
  const counts = await countSelection(context, memory, filter, selection);
  const totalPages = Math.ceil(counts.total / storeRules.productsPerPage);
  const ids =
    selection && query.page <= totalPages ? findPage(selection, query.ordering, query.page) : [];
  return {
    ...counts,
    ids,
    totalPages,
    category: selection?.category,
    search: await readingOf(context, memory, filter),
  };
}

/** The search itself is cached, also one that has found nothing. */
async function readingOf(
  context: ServiceContext,
  memory: CatalogueMemory,
  { search }: ProductFilter,
): Promise<SearchReading | undefined> {
  if (search === '') return undefined;
  const index = await catalogueIndex(context, memory);
  return (await findBySearch(context, memory, index, search)).reading;
}

/** Returns the normalised search text of a query that has no filter; otherwise ''. */
export function searchTextOnly(query: ProductQuery): string {
  const filter = toProductFilter(query);
  return isSearchOnly(filter) ? filter.search : '';
}

function countSelection(
  context: ServiceContext,
  memory: CatalogueMemory,
  filter: ProductFilter,
  selection: Selection | null,
): Promise<Counts> {
  return recall(memory.offers, `counts ${JSON.stringify(filter)}`, async () => {
    if (!selection) return noCounts;
    if (selection.finds || chosenGroups(selection).length !== 1) return countFacets(selection);
    const shopFilter = { ...toProductFilter({ page: 1 }), isEach: filter.isEach };
    const shop = await select(context, memory, shopFilter);
    return countFacets(selection, await countSelection(context, memory, shopFilter, shop));
  });
}
