import { readOptional } from '../../api/server';
import { getShopProfile, type ShopProfile } from '../../contract/shop-profile';
import { shopFromSettings } from '../../platform/shop-settings';

/**
 * Reads the shop profile; pages are revalidated when it changes. The settings stand in if the API
 * fails or does not have it.
 */
export async function readShop(): Promise<ShopProfile> {
  const { data } = await readOptional(
    getShopProfile,
    { tags: ['shop-profile'] },
    { data: shopFromSettings() },
  );
  return data;
}
