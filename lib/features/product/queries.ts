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
import { extraSorts } from '../../contract/paths';
import type { FilterNames } from '../shop/choices';

/** A product, or the replacement of one that is no longer sold; both may be null. */
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

export const findProduct = async (id: number): Promise<Product | null> =>
  (await lookUp(id)).product;

/** Returns the replacement of a product that is no longer sold; null if there is none. */
export const findReplacement = async (id: number): Promise<Found['replacement']> =>
  (await lookUp(id)).replacement;

/** Drops a sort order that the store API does not support. */
export async function readProductList(
  query: Partial<ProductQuery>,
  { isCacheable = true } = {},
): Promise<ProductList> {
  const read = (requested: Partial<ProductQuery>) =>
    readStore(listProducts, { query: requested, tags: ['products'], isCacheable });
  try {
    return await read(query);
  } catch (error) {
    const isUnknownOrder =
      error instanceof ApiError &&
      error.status === 400 &&
      extraSorts.some((sort) => sort === query.ordering);
    if (!isUnknownOrder) throw error;
    return read({ ...query, ordering: undefined });
  }
}

export interface StoredRelations {
  related: ProductCard[];
  others: ProductCard[];
}

/** Returns the related products and those of the same category; null if they cannot be read. */
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

/**
 * Returns products of the parent category, or of the product's own if it has no parent; empty if
 * they cannot be read.
 */
export async function readNeighbours({ categories }: Product): Promise<ProductCard[]> {
  const category = categories.at(-2) ?? categories.at(-1);
  if (!category) return [];
  const query = { category_id: category.id };
  const answer = await readOptional(listProducts, { query, tags: ['products'] }, null);
  return answer?.data.data ?? [];
}

/** Returns the lowest price of a category in rupees; undefined if it is empty or cannot be read. */
export async function readLowestPrice(categoryId: number): Promise<number | undefined> {
  const query = { category_id: categoryId };
  const answer = await readOptional(listProducts, { query, tags: ['products'] }, null);
  return answer?.facets.price.min || undefined;
}

/**
 * Names of all filters, because a URL may contain a filter without products. Null: cannot be read.
 */
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
