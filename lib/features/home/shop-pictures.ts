import type { ProductCard } from '../../contract/product';

export interface ShopPicture {
  image: string;
  alt: string;
}

/** Of the demo. */
export const farmPictures: ShopPicture[] = [
  {
    image: '/pictures/organic-living/garden.webp',
    alt: 'Tulsi in a pot between two trays of seedlings',
  },
  { image: '/pictures/organic-living/house.webp', alt: 'A farmhouse between young trees' },
  { image: '/pictures/organic-living/lake.webp', alt: 'A pond with reeds on the farm' },
];

const maxPictures = 4;

/** Pictures beside the login: one pack in the middle of each, so that no frame cuts it. */
export function shopPictures(
  products: readonly Pick<ProductCard, 'home_image' | 'image1' | 'name'>[],
): ShopPicture[] {
  return products
    .flatMap(({ home_image: picture, image1, name: alt }): ShopPicture[] => {
      const image = picture ?? image1;
      return image ? [{ image, alt }] : [];
    })
    .slice(0, maxPictures);
}
