import type { ProductList, ProductQuery } from '../../../contract/product.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import type { Owner, ServiceContext } from '../../context.ts';
import { noteSearch } from '../search-notes/note-search.ts';
import { recall, withMemory, type CatalogueMemory, type Seen } from './catalogue-memory.ts';
import { countFacets, noCounts, type Counts } from './count-facets.ts';
import { findPage } from './find-page.ts';
import { readCards } from './list-cards.ts';
import {
  chosenGroups,
  isSearchAlone,
  select,
  toProductFilter,
  type Selection,
  type ProductFilter,
} from './selection.ts';

type ProductPage = Omit<ProductList, 'status'>;

/**
 * Returns one page of products with total and facets; empty past the end. Records the search text
 * for staff, if it is the first page of a search without filters.
 */
export async function listProducts(
  context: ServiceContext,
  query: ProductQuery,
  caller: Owner | undefined,
): Promise<ProductPage> {
  const filter = toProductFilter(query);
  const page = await withMemory(context, (memory) =>
    readPage(context, memory, filter, query, caller),
  );
  if (query.page === 1 && isSearchAlone(filter)) {
    noteSearch(context, filter.search, page.data.total > 0 ? 'found' : 'times');
  }
  return page;
}

async function readPage(
  context: ServiceContext,
  memory: CatalogueMemory,
  filter: ProductFilter,
  { page, ordering }: ProductQuery,
  caller: Owner | undefined,
): Promise<Seen<ProductPage>> {
  const selection = await select(context, memory, filter);
  const { total, facets } = await countsOf(context, memory, filter, selection);
  const totalPages = Math.ceil(total / storeRules.productsPerPage);
  const ids =
    selection && page <= totalPages ? await findPage(memory, selection, ordering, page) : [];
  const { answer: cards, catalogue } = await readCards(context, memory, ids, caller);
  return {
    catalogue,
    answer: {
      message: total > 0 ? 'Products found' : 'No products available!',
      total_pages: totalPages,
      data: { data: cards, total },
      facets,
      category_banners: {
        web_banner: selection?.category?.webImage ?? null,
        mobile_banner: selection?.category?.mobileImage ?? null,
      },
    },
  };
}

function countsOf(
  context: ServiceContext,
  memory: CatalogueMemory,
  filter: ProductFilter,
  selection: Selection | null,
): Promise<Counts> {
  return recall(memory.offers, `counts ${JSON.stringify(filter)}`, async () => {
    if (!selection) return noCounts;
    if (selection.finds || chosenGroups(selection).length !== 1) return countFacets(selection);
    const whole = toProductFilter({ page: 1 });
    const shop = await select(context, memory, whole);
    return countFacets(selection, await countsOf(context, memory, whole, shop));
  });
}
