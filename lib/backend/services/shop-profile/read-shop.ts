import { inArray } from 'drizzle-orm';
import { demoShop } from '../../../contract/demo-shop.ts';
import { toRupees } from '../../../contract/money.ts';
import { newShop } from '../../../contract/new-shop.ts';
import type { ShopProfile } from '../../../contract/shop-profile.ts';
import type { ServiceContext } from '../../context.ts';
import { settings } from '../../db/schema/running.ts';
import { marksSetting } from '../demo-data/marks-setting.ts';

/** Name of the setting with the shop profile. */
export const shopSetting = 'shop';

/** Settings of their own: the fee in paise, and whether everybody's first consultation is free. */
export const consultationSettings = {
  fee: 'consultation_fee',
  isFirstFree: 'first_consultation_free',
} as const;

/**
 * Returns the shop profile. Missing values come from the demo shop while demo data is loaded,
 * otherwise they are empty. Consultations are free unless the owner has set a fee.
 */
export async function readShop({ db }: Pick<ServiceContext, 'db'>): Promise<ShopProfile> {
  const names = [shopSetting, marksSetting, ...Object.values(consultationSettings)];
  const rows = await db
    .select({ name: settings.name, value: settings.value })
    .from(settings)
    .where(inArray(settings.name, names));
  const valueOf = (name: string) => rows.find((row) => row.name === name)?.value;
  const hasDemo = rows.some(({ name }) => name === marksSetting);
  const fee = valueOf(consultationSettings.fee);
  return {
    ...(hasDemo ? demoShop : newShop),
    ...(valueOf(shopSetting) as Partial<ShopProfile>),
    consultation_fee: Number.isSafeInteger(fee) ? toRupees(Number(fee)) : 0,
    first_consultation_free: valueOf(consultationSettings.isFirstFree) !== false,
    has_demo: hasDemo,
  };
}
