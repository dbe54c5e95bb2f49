import { cache } from 'react';
import { nullIfNotFound } from '../../api/call-errors';
import { readExtension, readOptional, readStore } from '../../api/server';
import { getConcern, listConcerns, type Concern, type ConcernCard } from '../../contract/concern';
import type { ProductCard } from '../../contract/product';

const tags = ['concerns'];
const productTags = [...tags, 'products', 'catalogue'];

export const readConcerns = cache(async (): Promise<ConcernCard[]> => {
  const none = () => ({ status: true as const, data: [] });
  return (await readExtension(listConcerns, { tags }, none)).data;
});

/** Returns one concern with its products; null if none of that name is published. */
export const findConcern = cache(async (slug: string): Promise<Concern | null> => {
  const id = (await readConcerns()).find((one) => one.slug === slug)?.id;
  if (id === undefined) return null;
  const options = { params: { id }, tags: productTags };
  const answer = await readStore(getConcern, options).catch(nullIfNotFound);
  return answer?.data ?? null;
});

/** Returns the products of a concern; empty if they cannot be read. */
export async function readConcernProducts(id: number): Promise<ProductCard[]> {
  const answer = await readOptional(getConcern, { params: { id }, tags: productTags }, null);
  return answer?.data.products ?? [];
}
