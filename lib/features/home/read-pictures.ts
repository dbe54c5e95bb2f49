import { readBestSellers } from './queries';
import { shopPictures, type ShopPicture } from './shop-pictures';

export const readShopPictures = async (): Promise<ShopPicture[]> =>
  shopPictures(await readBestSellers());
