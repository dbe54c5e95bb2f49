/** Terms of a coupon; amounts in paise, times in milliseconds since 1970. */
export interface CouponTerms {
  /** Exactly one of percent and amount is set. */
  percent: number | null;
  amount: number | null;
  leastOrder: number;
  mostDiscount: number | null;
  startsAt: number | null;
  /** End, exclusive. */
  endsAt: number | null;
  usesInAll: number | null;
  usesPerCustomer: number | null;
  firstOrderOnly: boolean;
  isActive: boolean;
  productId: number | null;
  /** Includes all descendants. */
  categoryId: number | null;
  brandId: number | null;
  /** Names of that product, category and brand. */
  scope: string[];
}

/** A coupon with its use by one customer. */
export interface Coupon extends CouponTerms {
  id: number;
  code: string;
  usedCount: number;
  usedByCustomer: number;
  /** Whether the customer has an order that is not cancelled. */
  hasOrdered: boolean;
}

export interface CouponLine {
  productId: number;
  brandId: number;
  /** The product's category and its ancestors. */
  categoryIds: readonly number[];
  /** Unit price in paise, GST included. */
  price: number;
  quantity: number;
  /** In paise; left out: price × quantity. */
  total?: number;
  /** The line as the cart lists it: of a part, its combo. */
  item?: { productId: number };
}
