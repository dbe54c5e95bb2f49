import { inArray } from 'drizzle-orm';
import { demoShop } from '../../../contract/demo-shop.ts';
import { newShop } from '../../../contract/new-shop.ts';
import type { ShopProfile } from '../../../contract/shop-profile.ts';
import type { ServiceContext } from '../../context.ts';
import { settings } from '../../db/schema/running.ts';
import { marksSetting } from '../demo-data/marks-setting.ts';

/** The name of the setting that holds what an owner has said of the shop. */
export const shopSetting = 'shop';

/**
 * Who the shop is: what its owner has said. Of what was not said yet, the demo says what it is while it
 * is here; a shop of somebody's own says nothing.
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
