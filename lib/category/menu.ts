import type { Category } from '../contract/category';

/** What a menu needs of a category: the rest would travel with every page. */
export interface MenuCategory {
  id: number;
  name: string;
  count: number;
  children: MenuCategory[];
}

/** The tree as the menus show it. */
export function toMenu(tree: Category[]): MenuCategory[] {
  return tree.map(({ id, name, product_count: count, children }) => ({
    id,
    name,
    count,
    children: toMenu(children),
  }));
}
