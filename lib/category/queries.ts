import { cache } from 'react';
import { readForStaticPage } from '../api/server';
import { listCategories, type Category } from '../contract/category';

/** The category tree; every page's menu shows it. */
export const getCategoryTree = cache(async (): Promise<Category[]> => {
  const { data } = await readForStaticPage(
    listCategories,
    { query: { list: 'true' }, tags: ['categories'] },
    { status: true, data: [] },
  );
  return data as Category[];
});
