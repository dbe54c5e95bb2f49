import type { Category } from '../../contract/category';

/** Only the fields that menus need, because they are part of every page. */
export interface MenuCategory {
  id: number;
  name: string;
  children: MenuCategory[];
}

export interface TopCategory extends MenuCategory {
  /** Undefined: the store does not say. */
  count: number | undefined;
  line: string;
}

/** A category without a count may hold products. */
export const hasProducts = ({ product_count: count = 1 }: Category) => count > 0;

const toMenuCategory = ({ id, name, children }: Category): MenuCategory => ({
  id,
  name,
  children: children.filter(hasProducts).map(toMenuCategory),
});

/** Categories without products are left out. */
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
