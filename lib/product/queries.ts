import { cache } from 'react';
import { ApiError } from '../api/api-error';
import { readStore } from '../api/server';
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
} from '../contract/product';
import type { FilterNames } from '../shop/choices';

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

/** What stands one level above a product's own category, or in it where it has but one. */
export async function readNeighbours({ categories }: Product): Promise<ProductCard[]> {
  const category = categories.at(-2) ?? categories.at(-1);
  if (!category) return [];
  return (await readProductList({ category_id: category.id })).data.data;
}

/** What the filters of the shop are called; an address may name one that leaves nothing. */
export const readFilterNames = cache(async (): Promise<FilterNames> => {
  const [brands, tags, forms] = await Promise.all([
    readStore(listBrands, { tags: ['brands'] }),
    readStore(listProductTags, { tags: ['products'] }),
    readStore(listProductForms, { tags: ['products'] }),
  ]);
  return { brands: brands.data, tags: tags.data, forms: forms.data };
});
