import { categoryPlants } from '../../content/category-plants';
import type { PlantName } from '../../content/plants';

/** The plant of a top category's drawer in the cabinet. */
export function plantOf(tree: { id: number }[], topCategoryId: number | undefined): PlantName {
  const place = tree.findIndex(({ id }) => id === topCategoryId);
  return categoryPlants[Math.max(place, 0) % categoryPlants.length] ?? 'turmeric';
}
