import { plantAt } from '../../content/category-plants';
import type { GrowerCard } from '../../contract/grower';
import { routes } from '../../platform/routes';

/** The tile of a grower: its portrait, otherwise its goods. */
export const growerTile = (grower: GrowerCard) => ({
  href: routes.grower(grower),
  name: grower.name,
  note: grower.place,
  image: grower.picture ?? grower.goods_picture,
  alt: grower.picture ? grower.picture_alt : '',
  plant: plantAt(grower.id),
});

/** Those with portraits first. */
export const portraitsFirst = (growers: GrowerCard[]): GrowerCard[] =>
  growers.toSorted((one, other) => Number(!one.picture) - Number(!other.picture));
