import { gramsOf, shippingFee, type DeliveryTerms } from '../contract/delivery-terms';

interface One {
  product_price: number;
  unit: string;
  net_quantity: number;
}

/** Returns the delivery fee of one product outside the home city, in rupees. */
export const feeOfOne = (
  { product_price: goods, unit, net_quantity: netQuantity }: One,
  terms: DeliveryTerms,
): number =>
  shippingFee({ city: '', isMember: false }, terms, {
    goods,
    grams: gramsOf([{ unit, netQuantity, quantity: 1 }]),
  });
