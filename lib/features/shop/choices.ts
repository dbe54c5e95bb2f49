import { categoryPath } from '../category/find-category';
import type { Category } from '../../contract/category';
import type { Facet, FilterOption, ProductList } from '../../contract/product';
import type { ShopQuery } from './shop-query';

/** A category as the filters list it. */
export interface CategoryRow extends Facet {
  /** 0 for a top category. */
  level: number;
}

/** What the shelf can be narrowed to, each with how many products it would leave. */
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
  /** From the top category down to the chosen one; empty where none is. */
  path: Category[];
  names: FilterNames;
}

/** The tree as far as it is open: the way down to the chosen category, with what lies beside it. */
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

/** The options with those that are chosen although they leave nothing: they can be taken away. */
function withChosen(options: Facet[], chosen: number[], names: FilterOption[]): Facet[] {
  const missing = names.filter(
    ({ id }) => chosen.includes(id) && !options.some((option) => option.id === id),
  );
  return [...options, ...missing.map(({ id, name }) => ({ id, name, count: 0 }))];
}

/** Everything that a view of the shop lets one choose. */
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

/** Whether everything that the address names is there to be named. */
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
