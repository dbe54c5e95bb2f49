import { array, number, object, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { cartPath } from './paths.ts';
import { amount, count, countOrNull, id, quantity, text, textOrNull, yesNo } from './rules.ts';

export const cartItem = object({
  id: count(),
  product: text(),
  product_id: count(),
  product_image: textOrNull(),
  quantity: count(),
  /** Rupees for one, as charged now. */
  selling_price: amount(),
  /** MRP in rupees for one. */
  base_price: amount(),
  total: amount(),
  /** Null where the stock is unknown. */
  available_quantity: countOrNull(),
  /** Added here: false where it has left the shop. */
  is_on_sale: yesNo().optional(),
  /** Added here: what two carts together held where less can be had, until the line is changed. */
  asked_quantity: countOrNull().optional(),
  brand_name: text(),
  sku: text(),
  net_quantity: amount(),
  unit: text(),
});
export type CartItem = InferType<typeof cartItem>;

/** Rupees; shipping is not included, GST is contained. */
export const cartTotals = object({
  total: amount(),
  discount_amt: amount(),
  /** Added here: what a gift voucher pays. `final_total` is total - discount_amt - this. */
  gift_voucher_amt: number().strict().optional(),
  gst_amt: amount(),
  final_total: amount(),
  cart_counter: count(),
  product_price: amount(),
});
export type CartTotals = InferType<typeof cartTotals>;

/** A gift voucher that lies on the cart; it pays what `cart_totals.gift_voucher_amt` says. */
export const appliedGiftVoucher = object({
  /** All but its last four characters masked. */
  code: text(),
  /** Rupees that are on it now. */
  balance: amount(),
});
export type AppliedGiftVoucher = InferType<typeof appliedGiftVoucher>;

const vouchers = {
  /** The code that the totals hold, a gift voucher's masked; where one does not fit any more, `message` says why. */
  voucher_code: textOrNull().optional(),
  /** Added here: the gift voucher, which may lie beside a promotion. */
  gift_voucher: appliedGiftVoucher.nullable().optional().default(undefined),
};

export const cart = success.shape({
  data: array(cartItem.required()).required(),
  cart_totals: cartTotals.required(),
  ...vouchers,
});
export type Cart = InferType<typeof cart>;

const cartChange = success.shape({
  message: text(),
  cart_counter: count(),
  cart_totals: cartTotals.required(),
  /** The cart after the change, so that nobody has to ask again. */
  data: array(cartItem.required()).required(),
  ...vouchers,
});

export const getCart = endpoint({
  method: 'GET',
  path: cartPath,
  caller: 'visitor',
  summary: 'The open cart with its totals',
  answer: cart,
});

export const addToCart = endpoint({
  method: 'POST',
  path: cartPath,
  caller: 'visitor',
  summary: 'Add a product; the same product again adds up',
  body: object({
    pid: id().required('pid is required'),
    quantity: quantity().required('Quantity is required'),
  }),
  answer: cartChange,
  successStatus: 201,
});

export const changeCartItem = endpoint({
  method: 'PATCH',
  path: '/cart/{itemId}/',
  caller: 'visitor',
  summary: 'Set the quantity of a cart item',
  body: object({ quantity: quantity().required('Quantity is required') }),
  answer: cartChange,
});

export const removeCartItem = endpoint({
  method: 'DELETE',
  path: '/cart/{itemId}',
  caller: 'visitor',
  summary: 'Remove a cart item',
  answer: cartChange,
});
