import { cache } from 'react';
import { ApiError } from '../../api/api-error';
import { readOptional, readStore } from '../../api/server';
import {
  getProduct,
  listBrands,
  listProductForms,
  listProducts,
  listProductTags,
  listRelatedProducts,
  type Product,
  type ProductCard,
  type ProductList,
  type ProductQuery,
} from '../../contract/product';
import type { FilterNames } from '../shop/choices';

/** A product, or what has taken its place where it is no longer sold; perhaps neither. */
interface Found {
  product: Product | null;
  replacement: { id: number; name: string } | null;
}

const lookUp = cache(async (id: number): Promise<Found> => {
  try {
    const tags = [`product:${id}`, 'catalogue'];
    const { data } = await readStore(getProduct, { params: { id }, tags });
    return { product: data, replacement: null };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return {
      product: null,
      replacement: (error.body['replacement'] ?? null) as Found['replacement'],
    };
  }
});

/** One product, or null where this store has none of that id. */
export const findProduct = async (id: number): Promise<Product | null> =>
  (await lookUp(id)).product;

/** What has taken the place of a product that is no longer sold, or null. */
export const findReplacement = async (id: number): Promise<Found['replacement']> =>
  (await lookUp(id)).replacement;

/** A page of products with their facets. */
export async function readProductList(
  query: Partial<ProductQuery>,
  { isKept = true } = {},
): Promise<ProductList> {
  return readStore(listProducts, { query, tags: ['products'], isKept });
}

export interface StoredRelations {
  related: ProductCard[];
  others: ProductCard[];
}

/** What goes with a product, and what else its category holds; null where it cannot be read. */
export async function readRelatedProducts(id: number): Promise<StoredRelations | null> {
  const answer = await readOptional(
    listRelatedProducts,
    { query: { product_id: id }, tags: [`product:${id}`, 'products', 'catalogue'] },
    null,
  );
  if (!answer) return null;
  const [first] = answer.RelatedOtherProducts;
  return {
    related: first?.related_product_details ?? [],
    others: first?.other_product_details ?? [],
  };
}

/** What stands one level above a product's own category, or in it where it has but one; empty where it cannot be read. */
export async function readNeighbours({ categories }: Product): Promise<ProductCard[]> {
  const category = categories.at(-2) ?? categories.at(-1);
  if (!category) return [];
  const query = { category_id: category.id };
  const answer = await readOptional(listProducts, { query, tags: ['products'] }, null);
  return answer?.data.data ?? [];
}

/** What the filters of the shop are called; an address may name one that leaves nothing. Null: cannot be read. */
export const readFilterNames = cache(async (): Promise<FilterNames | null> => {
  const [brands, tags, forms] = await Promise.all([
    readOptional(listBrands, { tags: ['brands'] }, null),
    readOptional(listProductTags, { tags: ['products'] }, null),
    readOptional(listProductForms, { tags: ['products'] }, null),
  ]);
  return brands && tags && forms
    ? { brands: brands.data, tags: tags.data, forms: forms.data }
    : null;
});
