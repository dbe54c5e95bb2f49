import { readForStaticPage } from '../api/server';
import { demoShop } from '../contract/demo-shop';
import { getShopProfile, type ShopProfile } from '../contract/shop-profile';

/** Who the shop is, as its owner says it; every page that says so is made anew when it changes. */
export async function readShop(): Promise<ShopProfile> {
  const { data } = await readForStaticPage(
    getShopProfile,
    { tags: ['shop-profile'] },
    { status: true, data: demoShop },
  );
  return data;
}
