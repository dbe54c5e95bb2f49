import 'server-only';
import { readOwn } from '../../platform/auth/read-own';
import { getCart, type Cart } from '../../contract/cart';
import { getProfile, type Profile } from '../../contract/profile';
import { routes } from '../../platform/routes';

export interface CheckoutMatter {
  cart: Cart;
  profile: Profile;
}

/** Reads cart and addresses for the checkout; customers only. Throws ApiError. */
export async function readCheckout(): Promise<CheckoutMatter> {
  const [cart, { data: profile }] = await Promise.all([
    readOwn(getCart, { page: routes.checkout }),
    readOwn(getProfile, { page: routes.checkout }),
  ]);
  return { cart, profile };
}
