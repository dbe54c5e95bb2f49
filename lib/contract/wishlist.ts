import { array, boolean, object, string, type InferType } from 'yup';
import { visitor } from './endpoint.ts';
import { success } from './envelope.ts';
import { cardFamilyFields } from './family.ts';
import { wishlistPath } from './paths.ts';
import { amount, count, countOrNull, id, text } from './rules.ts';

const wishlistItem = object({
  id: count(),
  product_id: count(),
  name: text(),
  images: array(string().required()).required(),
  product_price: amount(),
  base_price: amount(),
  /** Null: out of stock. */
  available_stock_quantity: countOrNull(),
  brand_name: text(),
  ...cardFamilyFields,
});
export type WishlistItem = InferType<typeof wishlistItem>;

export const listWishlist = visitor.get(wishlistPath, 'List wishlist items, newest first', {
  answer: success.shape({
    data: array(wishlistItem.required()).required(),
    wishlist_counter: count(),
  }),
});

export const wishlistMessages = {
  added: 'Added in wishlist',
  removed: 'Removed from wishlist',
} as const;

export const toggleWishlist = visitor.post(
  '/wishlist/',
  'Add a product to the wishlist, or remove it',
  {
    body: object({ pid: id().required('pid is required') }),
    answer: success.shape({
      message: text(),
      wishlist_counter: count(),
      /** Whether the product is on the list now; older store APIs send none. */
      is_in_wishlist: boolean().optional(),
    }),
  },
);
