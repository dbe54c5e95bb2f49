import { cache } from 'react';
import { readOptional, readStore, type ReadOptions } from '../../api/server';
import { listCategories, type Category } from '../../contract/category';

const tree: ReadOptions<typeof listCategories> = { query: { list: 'true' }, tags: ['categories'] };

/** Category tree for menus and breadcrumbs; empty if it cannot be read. */
export const getCategoryTree = cache(
  async (): Promise<Category[]> =>
    (await readOptional(listCategories, tree, { data: [] })).data as Category[],
);

/** Category tree of a page that requires it. Throws ApiError if it cannot be read. */
export const requireCategoryTree = cache(
  async (): Promise<Category[]> => (await readStore(listCategories, tree)).data as Category[],
);
