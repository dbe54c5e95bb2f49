/** What a promotion asks for and gives; amounts in paise, moments in milliseconds since 1970. */
export interface CouponTerms {
  /** Exactly one of percent and amount is there. */
  percent: number | null;
  amount: number | null;
  leastOrder: number;
  mostDiscount: number | null;
  startsAt: number | null;
  /** The first moment at which it is over. */
  endsAt: number | null;
  usesInAll: number | null;
  usesPerCustomer: number | null;
  firstOrderOnly: boolean;
  isActive: boolean;
  productId: number | null;
  /** With all categories below it. */
  categoryId: number | null;
  brandId: number | null;
  /** The names of that product, category and brand. */
  scope: string[];
}

/** A promotion as it stands for one customer. */
export interface Coupon extends CouponTerms {
  id: number;
  code: string;
  usedCount: number;
  usedByCustomer: number;
  /** Whether the customer has an order that was not cancelled. */
  hasOrdered: boolean;
}

/** What a coupon looks at in a line of a cart. */
export interface CouponLine {
  productId: number;
  brandId: number;
  /** The product's category and those above it. */
  categoryIds: readonly number[];
  /** Paise for one, GST included. */
  price: number;
  quantity: number;
}
