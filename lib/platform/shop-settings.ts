import { demoShop } from '../contract/demo-shop';
import { newShop } from '../contract/new-shop';
import type { ShopProfile } from '../contract/shop-profile';

type TextField = {
  [Name in keyof ShopProfile]: ShopProfile[Name] extends string ? Name : never;
}[keyof ShopProfile];

/** Settings that identify the shop, for a store API without a shop profile. */
const shopSettings = {
  SHOP_NAME: 'name',
  SHOP_DESCRIPTION: 'description',
  SHOP_EMAIL: 'email',
  SHOP_PHONE: 'phone',
  SHOP_WHATSAPP: 'whatsapp',
  SHOP_STREET: 'street',
  SHOP_CITY: 'city',
  SHOP_POSTAL_CODE: 'postal_code',
  SHOP_STATE: 'state',
  SHOP_HOURS: 'hours',
  SHOP_GSTIN: 'gstin',
} as const satisfies Record<string, TextField>;

/**
 * Rupees of a month of Elite; 0: not known. Needs no other setting, so that the build can use it.
 */
export const membershipPrice = (): number => Number(process.env['MEMBERSHIP_PRICE']) || 0;

/** Used for a store API without a shop profile: all features of the contract are on. */
const standIn: ShopProfile = {
  ...newShop,
  name: demoShop.name,
  elite_name: demoShop.elite_name,
  elite_benefits: demoShop.elite_benefits,
  free_shipping_city: demoShop.free_shipping_city,
  switched_off: [],
  closed_pages: ['/concern', '/growers', '/lot'],
};

/** Shop profile from the settings; defaults are those of a new shop with all features. */
export function shopFromSettings(
  settings: Record<string, string | undefined> = process.env,
): ShopProfile {
  const set = Object.entries(shopSettings).flatMap(([setting, field]) => {
    const value = settings[setting]?.trim();
    return value ? [[field, value] as const] : [];
  });
  return { ...standIn, ...Object.fromEntries(set) };
}
