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
    help: 'Per order. Members can have a different fee. Enter 0 for free delivery everywhere.',
    usual: 100,
  },
  minimum_order: {
    label: 'Minimum order',
    help: 'Minimum item total. Enter 0 for no minimum.',
    usual: 250,
  },
} as const satisfies Record<string, AmountField>;
export type DeliveryAmount = keyof typeof deliveryAmounts;
export const deliveryAmountNames = Object.keys(deliveryAmounts) as readonly DeliveryAmount[];

export const eachAmount = <T>(toValue: (field: AmountField) => T) =>
  Object.fromEntries(
    deliveryAmountNames.map((name) => [name, toValue(deliveryAmounts[name])]),
  ) as Record<DeliveryAmount, T>;
