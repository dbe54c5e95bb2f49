import type { ProductQuery, SearchReading } from '../../contract/product.ts';
import type { CatalogueMemory } from '../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../context.ts';
import { noCounts } from './facets/count-facets.ts';
import { countListed as countListedHere } from './facets/count-options.ts';
import { namesScheduledDisease } from './meaning/scheduled-diseases.ts';
import { answer } from './opensearch/answer.ts';
import { countListed as countListedThere } from './opensearch/query/facets.ts';
import { findProducts as findProductsThere } from './opensearch/query/find-products.ts';
import { idsOfCategory as idsOfCategoryThere } from './opensearch/query/ids-of-category.ts';
import { suggestProducts as suggestProductsThere } from './opensearch/query/suggest-products.ts';
import { findProducts as findProductsHere, type FoundProducts } from './query/find-products.ts';
import { listsFamilies } from './query/lists-families.ts';
import { idsOfCategory as idsOfCategoryHere } from './query/ids-of-category.ts';
import {
  suggestProducts as suggestProductsHere,
  type SuggestedProducts,
} from './suggest/suggest-products.ts';

/* Each call is answered by OpenSearch, if the store is set to and it answers; otherwise here. */

/**
 * Finds one page of products, with total and facets of the whole selection. A text that names a
 * scheduled disease finds none, whatever the shop's own purposes and synonyms say.
 */
export async function findProducts(
  context: ServiceContext,
  memory: CatalogueMemory,
  query: ProductQuery,
): Promise<FoundProducts> {
  if (query.prod_search && namesScheduledDisease(query.prod_search)) {
    return { ...noCounts, ids: [], totalPages: 0, category: undefined, search: readDisease() };
  }
  const isCollapsed = query.families !== 'each' && (await listsFamilies(context, memory));
  const listed: ProductQuery = { ...query, families: isCollapsed ? undefined : 'each' };
  return answer(
    context,
    (engine) => findProductsThere(engine, context, memory, listed),
    () => findProductsHere(context, memory, listed),
  );
}

const readDisease = (): SearchReading => ({
  let_go: [],
  matched: [],
  meant: null,
  highlight: [],
  price_from: null,
  price_to: null,
  is_disease: true,
});

/**
 * Finds the products to be suggested for a text that is still being typed, one of each family; none
 * for a disease.
 */
export async function suggestProducts(
  context: ServiceContext,
  memory: CatalogueMemory,
  text: string,
): Promise<SuggestedProducts> {
  if (namesScheduledDisease(text)) return { ids: [], total: 0, search: readDisease() };
  const isCollapsed = await listsFamilies(context, memory);
  return answer(
    context,
    (engine) => suggestProductsThere(engine, context, memory, text, isCollapsed),
    () => suggestProductsHere(context, memory, text, isCollapsed),
  );
}

/**
 * Returns product ids of a category and its descendants, in-stock products first; at most `most`.
 */
export const idsOfCategory = (
  context: ServiceContext,
  memory: CatalogueMemory,
  categoryId: number,
  limit: number,
): Promise<number[]> =>
  answer(
    context,
    (engine) => idsOfCategoryThere(engine, context, categoryId, limit),
    () => idsOfCategoryHere(context, memory, categoryId, limit),
  );

/**
 * Returns how many cards lists show by id of a facet's option: of each category or brand, one of
 * each family.
 */
export async function countListed(
  context: ServiceContext,
  memory: CatalogueMemory,
  group: 'categories' | 'brands',
): Promise<Map<number, number>> {
  const isCollapsed = await listsFamilies(context, memory);
  return answer(
    context,
    (engine) => countListedThere(engine, context, memory, group, isCollapsed),
    () => countListedHere(context, memory, group, isCollapsed),
  );
}
