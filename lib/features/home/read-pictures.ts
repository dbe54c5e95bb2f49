import { readShop } from '../shop-profile/queries';
import { readBestSellers } from './queries';
import { farmPictures, shopPictures, type ShopPicture } from './shop-pictures';

export const readShopPictures = async (): Promise<ShopPicture[]> =>
  (await readShop()).has_demo ? farmPictures : shopPictures(await readBestSellers());
