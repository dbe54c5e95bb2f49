import { array, number, object, type InferType } from 'yup';
import { visitor } from './endpoint.ts';
import { success } from './envelope.ts';
import { comboLineItem, lineFamilyFields, maxFamilyMembers } from './family.ts';
import { cartPath } from './paths.ts';
import { amount, count, countOrNull, id, quantity, text, textOrNull, yesNo } from './rules.ts';

const cartItem = object({
  id: count(),
  product: text(),
  product_id: count(),
  product_image: textOrNull(),
  quantity: count(),
  /** Current price of one piece in rupees. */
  selling_price: amount(),
  /** MRP of one piece in rupees. */
  base_price: amount(),
  total: amount(),
  /** Null: stock unknown. */
  available_quantity: countOrNull(),
  /** False if the product is no longer on sale. */
  is_on_sale: yesNo().optional(),
  /** False: only if it is damaged, wrong or expired. */
  is_returnable: yesNo().optional(),
  /**
   * Quantity asked for when two carts were merged and the stock was too low; null after the line is
   * changed.
   */
  asked_quantity: countOrNull().optional(),
  brand_name: text(),
  sku: text(),
  net_quantity: amount(),
  unit: text(),
  ...lineFamilyFields,
  /**
   * The products of the family that the line can be changed to, itself among them, in the family's
   * order; left out without a family.
   */
  family_members: array(
    object({
      product_id: count(),
      /** One value for each axis. */
      options: array(text()).required(),
      /** Rupees. */
      product_price: amount(),
      available_quantity: countOrNull(),
    }).required(),
  )
    .max(maxFamilyMembers)
    .optional()
    .default(undefined),
  /** Of a combo. */
  combo_items: array(comboLineItem.required()).optional().default(undefined),
});
export type CartItem = InferType<typeof cartItem>;

/** Rupees; shipping is not included, GST is contained. */
const cartTotals = object({
  total: amount(),
  discount_amt: amount(),
  /** Amount paid by gift voucher. `final_total` is total - discount_amt - this. */
  gift_voucher_amt: number().strict().optional(),
  gst_amt: amount(),
  final_total: amount(),
  cart_counter: count(),
  product_price: amount(),
});
export type CartTotals = InferType<typeof cartTotals>;

/** Gift voucher applied to the cart; it pays `cart_totals.gift_voucher_amt`. */
export const appliedGiftVoucher = object({
  /** Masked except the last four characters. */
  code: text(),
  /** Current balance in rupees. */
  balance: amount(),
});
export type AppliedGiftVoucher = InferType<typeof appliedGiftVoucher>;

const vouchers = {
  /**
   * Applied code; the code of a gift voucher is masked. If a code is no longer valid, `message`
   * says why.
   */
  voucher_code: textOrNull().optional(),
  /** The gift voucher, which can be combined with a promotion. */
  gift_voucher: appliedGiftVoucher.nullable().optional().default(undefined),
};

const cart = success.shape({
  data: array(cartItem.required()).required(),
  cart_totals: cartTotals.required(),
  ...vouchers,
});
export type Cart = InferType<typeof cart>;

const cartChange = success.shape({
  message: text(),
  cart_counter: count(),
  cart_totals: cartTotals.required(),
  /** The cart after the change, which saves another request; a store API may omit it. */
  data: array(cartItem.required()).optional(),
  ...vouchers,
});

export const getCart = visitor.get(cartPath, 'Get the cart with its totals', { answer: cart });

export const addToCart = visitor.post(
  cartPath,
  'Add a product to the cart; adding it again increases its quantity',
  {
    body: object({
      pid: id().required('pid is required'),
      quantity: quantity().required('Quantity is required'),
    }),
    answer: cartChange,
    successStatus: 201,
  },
);

export const changeCartItem = visitor.patch(
  '/cart/{itemId}/',
  'Set the quantity of a cart item, or put another product of its family in its place',
  {
    body: object({
      /** Another member of the family; a line that has it already is joined. */
      pid: id().optional(),
      quantity: quantity().when('pid', {
        is: (value: unknown) => value === undefined,
        then: (schema) => schema.required('Quantity is required'),
        otherwise: (schema) => schema.optional(),
      }),
    }).meta({ anyOfRequired: ['pid', 'quantity'] }),
    answer: cartChange,
  },
);

export const removeCartItem = visitor.delete('/cart/{itemId}', 'Remove a cart item', {
  answer: cartChange,
});
