import {
  filterNames,
  idsFilterNames,
  shopFilters,
  type FilterName,
  type IdsFilterName,
} from '../../contract/filters';
import { categoryPath } from '../category/find-category';
import type { Category } from '../../contract/category';
import type { Facet, FilterOption, ProductList } from '../../contract/product';
import type { ShopQuery } from './shop-query';

export interface CategoryRow extends Facet {
  /** 0: top category. */
  level: number;
}

type Facets = ProductList['facets'];

/** Available options by filter, with the number of products. */
export type Choices = { categories: CategoryRow[] } & {
  [Name in FilterName]: Facets[(typeof shopFilters)[Name]['facet']];
};

/** The names of all options, also of those without products. */
export type FilterNames = Record<IdsFilterName, FilterOption[]>;

interface ChoicesInput {
  query: ShopQuery;
  facets: Facets;
  /** Nothing was found. */
  isEmpty: boolean;
  tree: Category[];
  /** From the top category to the chosen one; empty: none. */
  path: Category[];
  names: FilterNames;
}

/** Open part of the tree: the path to the chosen category and its siblings. */
function categoryRows(
  tree: Category[],
  [open, ...below]: Category[],
  counts: Map<number, number> | null,
  level = 0,
): CategoryRow[] {
  return tree.flatMap((category) => {
    const isOpen = category.id === open?.id;
    const count = counts?.get(category.id) ?? 0;
    if (counts && count === 0 && !isOpen) return [];
    const row = { id: category.id, name: category.name, count, level };
    return isOpen ? [row, ...categoryRows(category.children, below, counts, level + 1)] : [row];
  });
}

/** Adds chosen options without products, so that they can be removed. */
function withChosen(options: Facet[], chosen: number[], names: FilterOption[]): Facet[] {
  const missing = names.filter(
    ({ id }) => chosen.includes(id) && !options.some((option) => option.id === id),
  );
  return [...options, ...missing.map(({ id, name }) => ({ id, name, count: 0 }))];
}

export function toChoices({ query, facets, isEmpty, tree, path, names }: ChoicesInput): Choices {
  // If the store API has no counts by category, all categories are shown without them.
  const isCounted = isEmpty || facets.categories.length > 0;
  const counts = isCounted ? new Map(facets.categories.map(({ id, count }) => [id, count])) : null;
  const counted = filterNames.map((name) => [name, facets[shopFilters[name].facet]]);
  const named = idsFilterNames.map((name) => [
    name,
    withChosen(facets[shopFilters[name].facet], query[name], names[name]),
  ]);
  return {
    ...Object.fromEntries([...counted, ...named]),
    categories: categoryRows(tree, path, counts),
  } as Choices;
}

/** Returns whether all ids of the URL exist. */
export function knowsAll(query: ShopQuery, tree: Category[], names: FilterNames): boolean {
  return (
    (query.category === undefined || categoryPath(tree, query.category).length > 0) &&
    idsFilterNames.every((filter) =>
      query[filter].every((id) => names[filter].some((option) => option.id === id)),
    )
  );
}
