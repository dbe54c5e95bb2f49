import { deliveryAmountNames } from '../../../../contract/delivery-amounts.ts';
import { deliveryRuleNames } from '../../../../contract/delivery-rules.ts';
import type { DeliveryTerms, ZoneTerms } from '../../../../contract/delivery-terms.ts';
import type { Coupon, CouponTerms } from '../../coupon/coupon.ts';
import type { Delivery } from './order-amounts.ts';

/** Terms that an order was made under: later changes of coupon or settings do not reach it. */
export interface AgreedTerms {
  coupon: CouponTerms | null;
  /** City and zone are those of the PIN code of the shipping address. */
  delivery: { city: string; zone: ZoneTerms | null; terms: DeliveryTerms };
}

export function agreeTerms(
  { city, zone, terms, payType }: Delivery,
  coupon: Coupon | null,
): AgreedTerms {
  const agreed = deliveryTerms(terms);
  return {
    coupon: coupon && couponTerms(coupon),
    delivery: {
      city,
      zone: zone ?? null,
      terms: payType === 'Online Payment' ? agreed : { ...agreed, ...noPrepaidDiscount },
    },
  };
}

/** An order that was placed with cash on delivery gets no discount if it is paid online later. */
export const noPrepaidDiscount = { prepaid_percent: 0, prepaid_amount: 0 };

function deliveryTerms(terms: DeliveryTerms): DeliveryTerms {
  const { free_shipping_city, elite_benefits, replacement_days, return_days, rounds_total } = terms;
  return {
    ...pickTerms(deliveryAmountNames, terms),
    ...pickTerms(deliveryRuleNames, terms),
    ...{ free_shipping_city, elite_benefits, replacement_days, return_days, rounds_total },
  };
}

const pickTerms = <Name extends keyof DeliveryTerms>(
  names: readonly Name[],
  terms: DeliveryTerms,
) => Object.fromEntries(names.map((name) => [name, terms[name]])) as Pick<DeliveryTerms, Name>;

function couponTerms(coupon: Coupon): CouponTerms {
  const { percent, amount, leastOrder, mostDiscount, productId, categoryId, brandId, scope } =
    coupon;
  return {
    ...{ percent, amount, leastOrder, mostDiscount, productId, categoryId, brandId, scope },
    ...alwaysUsable,
  };
}

/** The coupon was accepted when the order was placed: only its products and minimum still count. */
export const alwaysUsable = {
  isActive: true,
  startsAt: null,
  endsAt: null,
  usesInAll: null,
  usesPerCustomer: null,
  firstOrderOnly: false,
};
