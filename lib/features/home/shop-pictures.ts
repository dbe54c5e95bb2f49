import type { HomeBanner } from '../../contract/home';

export interface ShopPicture {
  image: string;
  alt: string;
}

const maxPictures = 4;

export function shopPictures(banners: readonly Pick<HomeBanner, 'image' | 'alt_text'>[]) {
  return banners
    .flatMap(({ image, alt_text }): ShopPicture[] => (image ? [{ image, alt: alt_text }] : []))
    .slice(0, maxPictures);
}
