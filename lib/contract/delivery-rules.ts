interface RuleField {
  label: string;
  help: string;
}

/**
 * Optional rules of delivery that the owner sets; 0: the rule is off. Rupees, and kilograms for
 * `weight_included`.
 */
export const deliveryRules = {
  free_from: {
    label: 'Free delivery from',
    help: 'Goods from this amount are delivered free; 0: never.',
  },
  weight_included: {
    label: 'Weight in the fee (kg)',
    help: 'Heavier parcels cost more; 0: weight does not count.',
  },
  weight_fee: {
    label: 'Fee per further kg',
    help: 'For each further kilogram that is begun.',
  },
  cash_fee: {
    label: 'Cash on Delivery fee',
    help: 'Added to the delivery fee of cash orders, members included; 0: none.',
  },
  cash_from: {
    label: 'Minimum Cash on Delivery order',
    help: 'Below this total cash is not offered; 0: any.',
  },
  cash_most: {
    label: 'Maximum Cash on Delivery order',
    help: 'Above this total cash is not offered; 0: any.',
  },
} as const satisfies Record<string, RuleField>;
type DeliveryRule = keyof typeof deliveryRules;
export const deliveryRuleNames = Object.keys(deliveryRules) as readonly DeliveryRule[];

/** Rules that are set; one that is left out is off. */
export type DeliveryRules = { [Name in DeliveryRule]?: number | undefined };

export const eachRule = <T>(toValue: (field: RuleField) => T) =>
  Object.fromEntries(
    deliveryRuleNames.map((name) => [name, toValue(deliveryRules[name])]),
  ) as Record<DeliveryRule, T>;
