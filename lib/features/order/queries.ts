import 'server-only';
import { readOwn } from '../../platform/auth/read-own';
import { getCart, type Cart } from '../../contract/cart';
import { checkMembership, getProfile, type Profile } from '../../contract/profile';
import { routes } from '../../platform/routes';

export interface CheckoutMatter {
  cart: Cart;
  profile: Profile;
  isMember: boolean;
}

/** Reads cart, addresses and membership for the checkout; customers only. Throws ApiError. */
export async function readCheckout(): Promise<CheckoutMatter> {
  const [cart, { data: profile }, { is_sose_elite_user: isMember }] = await Promise.all([
    readOwn(getCart, { page: routes.checkout }),
    readOwn(getProfile, { page: routes.checkout }),
    readOwn(checkMembership, { page: routes.checkout }),
  ]);
  return { cart, profile, isMember };
}
