import { storeRules } from '../contract/store-rules';

export interface Destination {
  /** The city of the selected delivery address. */
  city: string;
  isElite: boolean;
}

/** Whether a city is the store's own, which is served first and without a fee. */
export function isHomeCity(city: string): boolean {
  return city.trim().toLowerCase() === storeRules.freeShippingCity.toLowerCase();
}

/** The shipping fee in rupees: none for Elite members, none to Ahmedabad (spec section 9). */
export function shippingFee({ city, isElite }: Destination): number {
  return isElite || isHomeCity(city) ? 0 : storeRules.shippingFee;
}
