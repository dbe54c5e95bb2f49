import { categoryPath } from '../category/find-category';
import type { Category } from '../../contract/category';
import type { Facet, FilterOption, ProductList } from '../../contract/product';
import type { ShopQuery } from './shop-query';

export interface CategoryRow extends Facet {
  /** 0: top category. */
  level: number;
}

export interface Choices {
  categories: CategoryRow[];
  tags: Facet[];
  forms: Facet[];
  brands: Facet[];
  availability: ProductList['facets']['availability'];
  price: ProductList['facets']['price'];
}

export interface FilterNames {
  tags: FilterOption[];
  forms: FilterOption[];
  brands: FilterOption[];
}

interface ChoicesInput {
  query: ShopQuery;
  facets: ProductList['facets'];
  tree: Category[];
  /** From the top category to the chosen one; empty: none. */
  path: Category[];
  names: FilterNames;
}

/** Open part of the tree: the path to the chosen category and its siblings. */
function rowsOf(
  tree: Category[],
  [open, ...below]: Category[],
  counts: Map<number, number>,
  level = 0,
): CategoryRow[] {
  return tree.flatMap((category) => {
    const isOpen = category.id === open?.id;
    const count = counts.get(category.id) ?? 0;
    if (count === 0 && !isOpen) return [];
    const row = { id: category.id, name: category.name, count, level };
    return isOpen ? [row, ...rowsOf(category.children, below, counts, level + 1)] : [row];
  });
}

/** Adds chosen options without products, so that they can be removed. */
function withChosen(options: Facet[], chosen: number[], names: FilterOption[]): Facet[] {
  const missing = names.filter(
    ({ id }) => chosen.includes(id) && !options.some((option) => option.id === id),
  );
  return [...options, ...missing.map(({ id, name }) => ({ id, name, count: 0 }))];
}

export function choicesOf({ query, facets, tree, path, names }: ChoicesInput): Choices {
  const counts = new Map(facets.categories.map(({ id, count }) => [id, count]));
  return {
    categories: rowsOf(tree, path, counts),
    tags: withChosen(facets.tags, query.tags, names.tags),
    forms: withChosen(facets.foams, query.forms, names.forms),
    brands: withChosen(facets.brands, query.brands, names.brands),
    availability: facets.availability,
    price: facets.price,
  };
}

/** Returns whether all ids of the URL exist. */
export function knowsAll(query: ShopQuery, tree: Category[], names: FilterNames): boolean {
  const isIn = (options: FilterOption[]) => (id: number) =>
    options.some((option) => option.id === id);
  return (
    (query.category === undefined || categoryPath(tree, query.category).length > 0) &&
    query.tags.every(isIn(names.tags)) &&
    query.forms.every(isIn(names.forms)) &&
    query.brands.every(isIn(names.brands))
  );
}
