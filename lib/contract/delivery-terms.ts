import type { ShopProfile } from './shop-profile.ts';

/** Delivery terms of the shop and the minimum order; amounts in rupees. */
export type DeliveryTerms = Pick<
  ShopProfile,
  'shipping_fee' | 'minimum_order' | 'free_shipping_city'
>;

export interface Destination {
  /** City of the delivery address. */
  city: string;
  isMember: boolean;
}

const plain = (city: string) => city.trim().toLowerCase();

/**
 * Returns whether a city is the shop's home city (priority and free delivery); always false if the
 * shop has none.
 */
export function isHomeCity(city: string, { free_shipping_city: home }: DeliveryTerms): boolean {
  return home !== '' && plain(city) === plain(home);
}

/** Returns the shipping fee in rupees: 0 for Elite members and in the shop's home city. */
export function shippingFee({ city, isMember }: Destination, terms: DeliveryTerms): number {
  return isMember || isHomeCity(city, terms) ? 0 : terms.shipping_fee;
}
