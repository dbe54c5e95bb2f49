import { demoShop } from '../../../contract/demo-shop.ts';
import type { ShopProfile } from '../../../contract/shop-profile.ts';
import type { ServiceContext } from '../../context.ts';
import { readSetting } from './read-setting.ts';

/** The name of the setting that holds what an owner has said of the shop. */
export const shopSetting = 'shop';

/** Who the shop is: what its owner has said, and the demo shop where nothing was said yet. */
export async function readShop(context: Pick<ServiceContext, 'db'>): Promise<ShopProfile> {
  const said = await readSetting(context, shopSetting);
  return { ...demoShop, ...(said as Partial<ShopProfile> | undefined) };
}
