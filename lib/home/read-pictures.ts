import { readStore } from '../api/server';
import { listBanners } from '../contract/home';

export interface ShopPicture {
  image: string;
  alt: string;
}

/** A few pictures of the shop; none where they cannot be read, for no page hangs on them. */
export async function readShopPictures(most: number): Promise<ShopPicture[]> {
  try {
    const { data } = await readStore(listBanners, {
      query: { sequence: 'Upper' },
      tags: ['home', 'banners'],
    });
    return data
      .flatMap(({ image, alt_text }) => (image ? [{ image, alt: alt_text }] : []))
      .slice(0, most);
  } catch (error) {
    console.error('The pictures of the shop could not be read', error);
    return [];
  }
}
