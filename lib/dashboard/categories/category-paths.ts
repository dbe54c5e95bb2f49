import { routes } from '../../platform/routes';

export const categoriesPath = `${routes.dashboard}/categories`;

export const categoryPath = (id: number): string => `${categoriesPath}?open=${id}`;
export const newCategoryPath = (below: number | null): string =>
  `${categoriesPath}?open=new${below === null ? '' : `&below=${below}`}`;
