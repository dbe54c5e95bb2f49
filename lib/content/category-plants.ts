import type { PlantName } from './plants';

const plants: PlantName[] = ['turmeric', 'tulsi', 'aloe', 'marigold', 'neem'];

/** Categories and brands take the plants in turn. */
export const plantAt = (index: number): PlantName => plants[index % plants.length] ?? 'turmeric';

/** Returns the plant of a top category by its position; unknown categories get the first one. */
export function findCategoryPlant(
  topCategories: { id: number }[],
  categoryId: number | undefined,
): PlantName {
  return plantAt(
    Math.max(
      0,
      topCategories.findIndex(({ id }) => id === categoryId),
    ),
  );
}
