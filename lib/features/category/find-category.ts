import type { Category } from '../../contract/category';

export function categoryPath(tree: Category[], id: number): Category[] {
  for (const category of tree) {
    if (category.id === id) return [category];
    const below = categoryPath(category.children, id);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}

/** Ignores case; among equal names the highest in the tree. */
export function findCategoryByName(tree: Category[], name: string): Category | undefined {
  const wanted = name.toLowerCase();
  for (let level = tree; level.length > 0; level = level.flatMap(({ children }) => children)) {
    const found = level.find((category) => category.name.toLowerCase() === wanted);
    if (found) return found;
  }
  return undefined;
}
