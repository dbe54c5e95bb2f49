import {
  gramsOf,
  shippingFee,
  type DeliveryTerms,
  type Parcel,
} from '../../contract/delivery-terms';

interface One {
  product_price: number;
  unit: string;
  net_quantity: number;
}

export const parcelOfOne = ({
  product_price: goods,
  unit,
  net_quantity: netQuantity,
}: One): Parcel => ({
  goods,
  grams: gramsOf([{ unit, netQuantity, quantity: 1 }]),
});

/** Returns the delivery fee of one product outside the home city, in rupees. */
export const feeOfOne = (product: One, terms: DeliveryTerms): number =>
  shippingFee({ city: '', isMember: false }, terms, parcelOfOne(product));
