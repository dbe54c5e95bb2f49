interface AmountField {
  label: string;
  help: string;
  /** Rupees, until the owner sets it. */
  usual: number;
}

/** Amounts of the delivery terms that the owner sets: API, settings page and defaults follow. */
export const deliveryAmounts = {
  shipping_fee: {
    label: 'Delivery fee',
    help: 'For each parcel, but not from members; 0: free everywhere.',
    usual: 100,
  },
  minimum_order: {
    label: 'Minimum order',
    help: 'What the goods must come to; 0: any order.',
    usual: 250,
  },
} as const satisfies Record<string, AmountField>;
type DeliveryAmount = keyof typeof deliveryAmounts;
export const deliveryAmountNames = Object.keys(deliveryAmounts) as readonly DeliveryAmount[];

/** Returns one value for each amount. */
export const eachAmount = <T>(valueOf: (field: AmountField) => T) =>
  Object.fromEntries(
    deliveryAmountNames.map((name) => [name, valueOf(deliveryAmounts[name])]),
  ) as Record<DeliveryAmount, T>;

/** Delivery terms of the shop and the minimum order; amounts in rupees. */
export type DeliveryTerms = Record<DeliveryAmount, number> & {
  /** Home city with priority and free delivery; empty: none. */
  free_shipping_city: string;
};

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
