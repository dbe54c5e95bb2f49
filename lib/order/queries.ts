import 'server-only';
import { readAsCustomer } from '../api/as-customer';
import { getCart, type Cart } from '../contract/cart';
import { getProfile, type Profile } from '../contract/profile';

export interface CheckoutMatter {
  cart: Cart;
  profile: Profile;
}

/** What the checkout is about, as the store knows it now. Throws ApiError. */
export async function readCheckout(token: string): Promise<CheckoutMatter> {
  const [cart, { data: profile }] = await Promise.all([
    readAsCustomer(getCart, { token }),
    readAsCustomer(getProfile, { token }),
  ]);
  return { cart, profile };
}
