import type { Category } from '../../contract/category';

/** The way from a top category down to the one with this id; empty where there is none. */
export function categoryPath(tree: Category[], id: number): Category[] {
  for (const category of tree) {
    if (category.id === id) return [category];
    const below = categoryPath(category.children, id);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}
