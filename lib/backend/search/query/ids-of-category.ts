import type { CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { catalogueIndex, isInStock } from '../index/catalogue-index.ts';

/** Returns the product ids of a category and its descendants, in-stock products first. */
export async function idsOfCategory(
  context: ServiceContext,
  memory: CatalogueMemory,
  categoryId: number,
): Promise<number[]> {
  const index = await catalogueIndex(context, memory);
  const { options, sets, of } = index.labels.categories;
  const category = options.findIndex(({ id }) => id === categoryId);
  const places = [...index.places.filter((place) => sets[of[place] ?? 0]?.includes(category))];
  const isSoldOut = (place: number) => !isInStock(index, place);
  return [...places.filter((place) => isInStock(index, place)), ...places.filter(isSoldOut)].map(
    (place) => index.ids[place] ?? 0,
  );
}
