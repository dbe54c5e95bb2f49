import { extraSorts } from '../../../contract/paths.ts';
import type { ProductList, ProductQuery, ProductCard } from '../../../contract/product.ts';
import {
  withMemory,
  type CatalogueMemory,
  type Seen,
} from '../../catalogue-cache/catalogue-memory.ts';
import type { Owner, ServiceContext } from '../../context.ts';
import { findProducts, searchTextAlone, idsOfCategory } from '../../search/engine.ts';
import { noteSearch } from '../search-notes/note-search.ts';
import { readCards } from './list-cards.ts';

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
  const page = await withMemory(context, (memory) => readPage(context, memory, query, caller));
  const text = searchTextAlone(query);
  if (query.page === 1 && text) {
    noteSearch(context, text, page.data.total > 0 ? 'found' : 'times');
  }
  return page;
}

async function readPage(
  context: ServiceContext,
  memory: CatalogueMemory,
  query: ProductQuery,
  caller: Owner | undefined,
): Promise<Seen<ProductPage>> {
  const found = await findProducts(context, memory, query);
  const { total, totalPages, facets, category, search } = found;
  const { answer: cards, catalogue } = await readCards(context, memory, found.ids, caller);
  return {
    catalogue,
    answer: {
      message: total > 0 ? 'Products found' : 'No products available!',
      total_pages: totalPages,
      data: { data: cards, total },
      facets,
      category_banners: {
        web_banner: category?.webImage ?? null,
        mobile_banner: category?.mobileImage ?? null,
      },
      sorts: [...extraSorts],
      ...(search && { search }),
    },
  };
}

/** Packing materials, the only known use, are few. */
const maxProducts = 100;

/** Returns the products of a category and its descendants, in-stock products first, at most 100. */
export async function listOfCategory(
  context: ServiceContext,
  categoryId: number,
  caller: Owner | undefined,
): Promise<ProductCard[]> {
  return withMemory(context, async (memory) => {
    const ids = await idsOfCategory(context, memory, categoryId, maxProducts);
    return readCards(context, memory, ids, caller);
  });
}
