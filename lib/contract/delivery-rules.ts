interface RuleField {
  label: string;
  help: string;
}

/**
 * Optional rules of delivery that the owner sets; 0: the rule is off. Rupees, kilograms for
 * `weight_included`, percent for `prepaid_percent`.
 */
export const deliveryRules = {
  free_from: {
    label: 'Free delivery from',
    help: 'Orders with items worth this much are delivered free. Enter 0 to switch this off.',
  },
  weight_included: {
    label: 'Weight included (kg)',
    help: 'Heavier orders are charged the extra fee. Enter 0 to ignore weight.',
  },
  weight_fee: {
    label: 'Fee per extra kg',
    help: 'Per additional kg, rounded up.',
  },
  cash_fee: {
    label: 'Cash on Delivery fee',
    help: 'Added to the delivery fee of cash orders, including members’. Enter 0 for no fee.',
  },
  cash_from: {
    label: 'Minimum Cash on Delivery order',
    help: 'Cash isn’t offered below this total. Enter 0 for no minimum.',
  },
  cash_most: {
    label: 'Maximum Cash on Delivery order',
    help: 'Cash isn’t offered above this total. Enter 0 for no maximum.',
  },
  prepaid_percent: {
    label: 'Online payment discount (%)',
    help: 'Applied to the items of orders paid online. Enter 0 for none.',
  },
  prepaid_amount: {
    label: 'Online payment discount (₹)',
    help: 'A fixed discount. If you also set a percentage, this is the maximum. Enter 0 for none.',
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
