import type { Category } from '../../contract/category';

interface Option {
  value: number;
  label: string;
}

export function categoryOptions(tree: readonly Category[], above = ''): Option[] {
  return tree.flatMap((category) => {
    const label = above ? `${above} › ${category.name}` : category.name;
    return [{ value: category.id, label }, ...categoryOptions(category.children, label)];
  });
}
