import { readOptional } from '../../api/server';
import { newShop } from '../../contract/new-shop';
import { getShopProfile, type ShopProfile } from '../../contract/shop-profile';

/**
 * Reads the shop profile; pages are revalidated when it changes. Fallback without an address if the
 * API fails.
 */
export async function readShop(): Promise<ShopProfile> {
  const { data } = await readOptional(
    getShopProfile,
    { tags: ['shop-profile'] },
    { data: newShop },
  );
  return data;
}
