import { cache } from 'react';
import { readOptional, readStore } from '../../api/server';
import { listCategories, type Category } from '../../contract/category';

const tree = { query: { list: 'true' }, tags: ['categories'] } as const;

/** Category tree for menus and breadcrumbs; empty if it cannot be read. */
export const getCategoryTree = cache(async (): Promise<Category[]> => {
  const { data } = await readOptional(
    listCategories,
    { ...tree, tags: [...tree.tags] },
    { data: [] },
  );
  return data as Category[];
});

/** Category tree of a page that requires it. Throws ApiError if it cannot be read. */
export const requireCategoryTree = cache(
  async (): Promise<Category[]> =>
    (await readStore(listCategories, { ...tree, tags: [...tree.tags] })).data as Category[],
);
