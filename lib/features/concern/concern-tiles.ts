import type { PlantName } from '../../content/plants';
import type { ConcernCard } from '../../contract/concern';
import { routes } from '../../platform/routes';
import { offerSummary } from '../category/product-count';
import { readConcernProducts } from './queries';

const plant: PlantName = 'tulsi';

/** Tiles of concerns, each with the picture, the number and the lowest price of its products. */
export async function concernTiles(concerns: ConcernCard[]) {
  const read = await Promise.all(concerns.map(({ id }) => readConcernProducts(id)));
  const used = new Set<string>();
  return concerns.map((concern, position) => {
    const products = read[position] ?? [];
    // A product may serve several concerns: each tile shows another one.
    const pictures = products.flatMap(({ image1 }) => image1 ?? []);
    const image = pictures.find((one) => !used.has(one)) ?? pictures[0] ?? null;
    if (image) used.add(image);
    const lowest = Math.min(...products.map(({ product_price: price }) => price));
    return {
      href: routes.concern(concern),
      name: concern.name,
      note: products.length > 0 ? offerSummary(products.length, lowest) : null,
      image,
      plant,
    };
  });
}
