import { cache } from 'react';
import { ApiError } from '../../api/api-error';
import { readExtension, readStore } from '../../api/server';
import { getConcern, listConcerns, type Concern, type ConcernCard } from '../../contract/concern';

const tags = ['concerns'];

export const readConcerns = cache(async (): Promise<ConcernCard[]> => {
  const none = () => ({ status: true as const, data: [] });
  return (await readExtension(listConcerns, { tags }, none)).data;
});

/** Returns one concern with its products; null if none of that name is published. */
export const findConcern = cache(async (slug: string): Promise<Concern | null> => {
  const id = (await readConcerns()).find((one) => one.slug === slug)?.id;
  if (id === undefined) return null;
  try {
    const all = [...tags, 'products', 'catalogue'];
    return (await readStore(getConcern, { params: { id }, tags: all })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
});
