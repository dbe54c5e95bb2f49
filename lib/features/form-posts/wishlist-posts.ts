import { addToCart } from '../../contract/cart';
import { toggleWishlist } from '../../contract/wishlist';
import type { FormPost } from '../../platform/form-posts/form-post';
import { routes } from '../../platform/routes';

/** Puts a product on the wishlist, or takes it off. */
export const wishlistPost: FormPost = {
  page: () => routes.wishlist,
  run: async ({ pid }, store) => {
    const body = await toggleWishlist.body.validate({ pid });
    const { is_in_wishlist: isOn = true } = await store(toggleWishlist, { body });
    const message = isOn ? 'Product added to wishlist!' : 'Product removed from wishlist!';
    return { to: routes.wishlist, message };
  },
};

export const moveToCartPost: FormPost = {
  page: () => routes.wishlist,
  run: async ({ pid }, store) => {
    const body = await toggleWishlist.body.validate({ pid });
    await store(addToCart, { body: { ...body, quantity: 1 } });
    // The call is a toggle: the answer says whether it has put the product on.
    const { is_in_wishlist: isOn } = await store(toggleWishlist, { body });
    if (isOn) await store(toggleWishlist, { body });
    return { to: routes.wishlist, message: 'Product added to cart!' };
  },
};
