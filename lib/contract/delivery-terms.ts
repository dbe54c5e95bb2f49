import type { ShopProfile } from './shop-profile.ts';

/** What an owner asks for delivery, and the least order; amounts in rupees. */
export type DeliveryTerms = Pick<
  ShopProfile,
  'shipping_fee' | 'minimum_order' | 'free_shipping_city'
>;

/** Where an order goes. */
export interface Destination {
  /** The city of the selected delivery address. */
  city: string;
  isMember: boolean;
}

const plain = (city: string) => city.trim().toLowerCase();

/** Whether a city is the shop's own, which is served first and without a fee; none is where none was named. */
export function isHomeCity(city: string, { free_shipping_city: home }: DeliveryTerms): boolean {
  return home !== '' && plain(city) === plain(home);
}

/** What delivery costs, in rupees: nothing for Elite members, nothing in the shop's own city. */
export function shippingFee({ city, isMember }: Destination, terms: DeliveryTerms): number {
  return isMember || isHomeCity(city, terms) ? 0 : terms.shipping_fee;
}
