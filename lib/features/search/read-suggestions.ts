import { ApiError } from '../../api/api-error';
import { readLazily } from '../../api/lazily';
import { notOfferedCode } from '../../api/call-errors';
import { productListPath, suggestionsPath } from '../../contract/paths';
import type { ProductList } from '../../contract/product';
import type { Suggestions } from '../../contract/search';
import { storeRules } from '../../contract/store-rules';

/** False once the store API was found to have no suggestions. */
let isOffered = true;

/** Reads suggestions for a search box; only products if the store API has no suggestions. */
export async function readSuggestions(text: string): Promise<Suggestions> {
  if (isOffered) {
    try {
      const path = `${suggestionsPath}?${new URLSearchParams({ text })}`;
      return (await readLazily<{ data: Suggestions }>(path)).data;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== notOfferedCode) throw error;
      isOffered = false;
    }
  }
  const path = `${productListPath}?${new URLSearchParams({ prod_search: text })}`;
  return onlyProducts(await readLazily<ProductList>(path), text);
}

const onlyProducts = ({ data, search }: ProductList, text: string): Suggestions => ({
  products: data.data.slice(0, storeRules.searchHits),
  total: data.total,
  categories: [],
  brands: [],
  posts: [],
  pages: [],
  meant: search?.meant ?? null,
  highlight: search?.highlight ?? text.toLowerCase().split(/\s+/),
});
