import type { ProductList, ProductQuery } from '../../../contract/product.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import type { Owner, ServiceContext } from '../../context.ts';
import { recall, withMemory, type CatalogueMemory, type Seen } from './catalogue-memory.ts';
import { countFacets, noCounts, type Counts } from './count-facets.ts';
import { findPageByPrice, findPageByRelevance, findPageFrom, findPageStarts } from './find-page.ts';
import { readCards } from './list-cards.ts';
import { select, toWish, type Selection } from './selection.ts';

type ProductPage = Omit<ProductList, 'status'>;

interface Found extends Counts {
  selection: Selection | null;
  totalPages: number;
}

/** One page of products with the total and the facets (spec section 7); empty past the end. */
export async function listProducts(
  context: ServiceContext,
  query: ProductQuery,
  caller: Owner | undefined,
): Promise<ProductPage> {
  return withMemory(context, (memory) => readPage(context, memory, query, caller));
}

async function readPage(
  context: ServiceContext,
  memory: CatalogueMemory,
  query: ProductQuery,
  caller: Owner | undefined,
): Promise<Seen<ProductPage>> {
  const wish = toWish(query);
  const key = JSON.stringify(wish);
  const found = await recall(memory, `counts ${key}`, async (): Promise<Found> => {
    const selection = await select(context, wish);
    const counts = selection ? await countFacets(context, selection) : noCounts;
    return {
      ...counts,
      selection,
      totalPages: Math.ceil(counts.total / storeRules.productsPerPage),
    };
  });
  const ids = await idsOfPage(context, memory, key, found, query);
  const { answer: cards, catalogue } = await readCards(context, memory, ids, caller);
  return {
    catalogue,
    answer: {
      message: found.total > 0 ? 'Products found' : 'No products available!',
      total_pages: found.totalPages,
      data: { data: cards, total: found.total },
      facets: found.facets,
      category_banners: {
        web_banner: found.selection?.category?.webImage ?? null,
        mobile_banner: found.selection?.category?.mobileImage ?? null,
      },
    },
  };
}

/** As asked; else a search by relevance, everything else by id. What does not move is remembered. */
async function idsOfPage(
  context: ServiceContext,
  memory: CatalogueMemory,
  key: string,
  { selection, total, totalPages }: Found,
  { page, ordering }: ProductQuery,
): Promise<number[]> {
  if (!selection || page > totalPages) return [];
  const counted = { selection, total };
  if (ordering) return findPageByPrice(context, counted, ordering, page);
  return recall(memory, `page ${page} ${key}`, async () => {
    if (selection.search) {
      return findPageByRelevance(context, counted, selection.search.relevance, page);
    }
    if (page === 1) return findPageFrom(context, counted, 1, undefined);
    const starts = await recall(memory, `starts ${key}`, () => findPageStarts(context, counted));
    return findPageFrom(context, counted, starts[page - 1] ?? 1, starts[page]);
  });
}
