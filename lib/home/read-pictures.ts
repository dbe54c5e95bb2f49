import { readStore } from '../api/server';
import { listBanners } from '../contract/home';
import { shopPictures, type ShopPicture } from './shop-pictures';

/** A few pictures of the shop; none where they cannot be read, for no page hangs on them. */
export async function readShopPictures(): Promise<ShopPicture[]> {
  try {
    const { data } = await readStore(listBanners, {
      query: { sequence: 'Upper' },
      tags: ['home', 'banners'],
    });
    return shopPictures(data);
  } catch (error) {
    console.error('The pictures of the shop could not be read', error);
    return [];
  }
}
