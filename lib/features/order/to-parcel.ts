import type { Cart } from '../../contract/cart';
import { gramsOf, type Parcel } from '../../contract/delivery-terms';
import { toPaise, toRupees } from '../../contract/money';

/**
 * Returns the cart values that the delivery fee depends on: its goods after discounts, and its
 * weight.
 */
export const toParcel = ({ data, cart_totals: { total, discount_amt } }: Cart): Parcel => ({
  goods: toRupees(toPaise(total) - toPaise(discount_amt)),
  grams: gramsOf(data.map((item) => ({ ...item, netQuantity: item.net_quantity }))),
});
