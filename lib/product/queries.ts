import { cache } from 'react';
import { ApiError } from '../api/api-error';
import { readStore } from '../api/server';
import {
  getProduct,
  listBrands,
  listProducts,
  listRelatedProducts,
  type Brand,
  type Product,
  type ProductCard,
  type ProductList,
  type ProductQuery,
} from '../contract/product';

const orNull = (error: unknown): null => {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
};

/** One product, or null where this store has none of that id. */
export const findProduct = cache(async (id: number): Promise<Product | null> =>
  readStore(getProduct, { params: { id }, tags: [`product:${id}`] })
    .then((answer) => answer.data)
    .catch(orNull),
);

/** A page of products with their facets. */
export async function readProductList(query: Partial<ProductQuery>): Promise<ProductList> {
  return readStore(listProducts, { query, tags: ['products'] });
}

export interface RelatedProducts {
  related: ProductCard[];
  others: ProductCard[];
}

/** What goes with a product, and what else its category holds. */
export async function readRelatedProducts(id: number): Promise<RelatedProducts> {
  const answer = await readStore(listRelatedProducts, {
    query: { product_id: id },
    tags: [`product:${id}`, 'products'],
  });
  const [first] = answer.RelatedOtherProducts;
  return {
    related: first?.related_product_details ?? [],
    others: first?.other_product_details ?? [],
  };
}

/** All brands, by name. */
export const readBrands = cache(async (): Promise<Brand[]> => {
  const { data } = await readStore(listBrands, { tags: ['brands'] });
  return data;
});
