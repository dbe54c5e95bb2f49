import { categoryPlants } from '../../content/category-plants';
import type { PlantName } from '../../content/plants';

export function plantOf(tree: { id: number }[], topCategoryId: number | undefined): PlantName {
  const place = tree.findIndex(({ id }) => id === topCategoryId);
  return categoryPlants[Math.max(place, 0) % categoryPlants.length] ?? 'turmeric';
}
