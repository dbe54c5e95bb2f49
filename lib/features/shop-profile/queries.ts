import { readOptional } from '../../api/server';
import { newShop } from '../../contract/new-shop';
import { getShopProfile, type ShopProfile } from '../../contract/shop-profile';

/**
 * Who the shop is, as its owner says it; every page that says so is made anew when it changes. A shop
 * without an address stands in where the API does not say.
 */
export async function readShop(): Promise<ShopProfile> {
  const { data } = await readOptional(
    getShopProfile,
    { tags: ['shop-profile'] },
    { data: newShop },
  );
  return data;
}
