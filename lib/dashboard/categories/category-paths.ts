import { routes } from '../../platform/routes';

export const categoriesPath = `${routes.dashboard}/categories`;

/** The tree with one of its categories open; `new` begins one below `below`, or at the top. */
export const categoryPath = (id: number): string => `${categoriesPath}?open=${id}`;
export const newCategoryPath = (below: number | null): string =>
  `${categoriesPath}?open=new${below === null ? '' : `&below=${below}`}`;
