import type { ShopProfile } from '../../contract/shop-profile';

/** The address of the shop in one line; its name alone while nobody has said where it stands. */
export const shopAddress = (shop: ShopProfile): string =>
  [shop.name, shop.street, `${shop.city} ${shop.postal_code}`.trim(), shop.state]
    .filter(Boolean)
    .join(', ');

/** How a phone dials it. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[\s-]/g, '')}`;

/** How shoppers pay, in words. */
export const paymentWays = ({ takes_cash: takesCash }: ShopProfile): string =>
  takesCash ? 'UPI, cards, net banking and Cash on Delivery' : 'UPI, cards and net banking';
