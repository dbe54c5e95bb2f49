import { inArray } from 'drizzle-orm';
import { demoShop } from '../../../contract/demo-shop.ts';
import { newShop } from '../../../contract/new-shop.ts';
import type { ShopProfile } from '../../../contract/shop-profile.ts';
import type { ServiceContext } from '../../context.ts';
import { settings } from '../../db/schema/running.ts';
import { marksSetting } from '../demo-data/marks-setting.ts';

/** Name of the setting with the shop profile. */
export const shopSetting = 'shop';

/**
 * Returns the shop profile. Missing values come from the demo shop while demo data is loaded,
 * otherwise they are empty.
 */
export async function readShop({ db }: Pick<ServiceContext, 'db'>): Promise<ShopProfile> {
  const rows = await db
    .select({ name: settings.name, value: settings.value })
    .from(settings)
    .where(inArray(settings.name, [shopSetting, marksSetting]));
  const said = rows.find(({ name }) => name === shopSetting)?.value as Partial<ShopProfile>;
  const hasDemo = rows.some(({ name }) => name === marksSetting);
  return { ...(hasDemo ? demoShop : newShop), ...said };
}
