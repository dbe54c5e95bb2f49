import type { ShopProfile } from '../../contract/shop-profile';

export const shopAddress = (shop: ShopProfile): string =>
  [shop.name, shop.street, `${shop.city} ${shop.postal_code}`.trim(), shop.state]
    .filter(Boolean)
    .join(', ');

export const phoneHref = (phone: string): string => `tel:${phone.replace(/[\s-]/g, '')}`;

export const paymentWays = ({ takes_cash: takesCash }: ShopProfile): string =>
  takesCash ? 'UPI, cards, net banking and Cash on Delivery' : 'UPI, cards and net banking';
