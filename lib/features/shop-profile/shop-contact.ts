import type { ShopProfile } from '../../contract/shop-profile';

export const shopAddress = (shop: ShopProfile): string =>
  [shop.name, shop.street, `${shop.city} ${shop.postal_code}`.trim(), shop.state]
    .filter(Boolean)
    .join(', ');

export const phoneHref = (phone: string): string => `tel:${phone.replace(/[\s-]/g, '')}`;

/** WhatsApp chat with the shop, prefilled with `text`. */
export const chatAddress = (whatsapp: string, text?: string): string =>
  `https://wa.me/${whatsapp}${text ? `?text=${encodeURIComponent(text)}` : ''}`;

type Payments = Pick<ShopProfile, 'takes_cash' | 'pays_online'>;

/** `UPI, cards and net banking`; empty: orders cannot be paid at all. */
export function paymentMethodsText({
  takes_cash: takesCash,
  pays_online: paysOnline,
}: Payments): string {
  if (!paysOnline) return takesCash ? 'Cash on Delivery' : '';
  return takesCash ? 'UPI, cards, net banking and Cash on Delivery' : 'UPI, cards and net banking';
}

/** Tells customers that no order can be paid; undefined if one can. */
export const noPaymentText = (shop: Payments): string | undefined =>
  paymentMethodsText(shop)
    ? undefined
    : 'We can’t take payments right now. Please try again later.';
