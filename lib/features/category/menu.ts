import type { Category } from '../../contract/category';

/** What a menu needs of a category: the rest would travel with every page. */
export interface MenuCategory {
  id: number;
  name: string;
  children: MenuCategory[];
}

/** A top category: the menus say something about it, too. */
export interface TopCategory extends MenuCategory {
  count: number;
  line: string;
}

const hasProducts = ({ product_count: count }: Category) => count > 0;

const toMenuCategory = ({ id, name, children }: Category): MenuCategory => ({
  id,
  name,
  children: children.filter(hasProducts).map(toMenuCategory),
});

/** The tree as the menus show it; a shelf with nothing on it is left out. */
export function toMenu(tree: Category[]): TopCategory[] {
  return tree.filter(hasProducts).map((category) => ({
    ...toMenuCategory(category),
    count: category.product_count,
    line: firstSentence(category.description),
  }));
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
