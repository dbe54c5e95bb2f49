import { readOptional } from '../../api/server';
import { listBanners } from '../../contract/home';
import { shopPictures, type ShopPicture } from './shop-pictures';

export async function readShopPictures(): Promise<ShopPicture[]> {
  const query = { sequence: 'Upper' } as const;
  const answer = await readOptional(listBanners, { query, tags: ['home', 'banners'] }, null);
  return shopPictures(answer?.data ?? []);
}
