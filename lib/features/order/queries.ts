import 'server-only';
import { readOwn } from '../../platform/auth/read-own';
import { getCart, type Cart } from '../../contract/cart';
import { checkMembership, getProfile, type Profile } from '../../contract/profile';
import { listOrders, type PayType } from '../../contract/order';
import { storeRules } from '../../contract/store-rules';
import { quoteOrder } from '../../contract/order-quote';
import { ApiError } from '../../api/api-error';
import type { AnswerOf } from '../../contract/endpoint';
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

/** Reads the store's quote for an address; undefined if the store has none. */
export async function readQuote(
  address1: number,
  payType: PayType,
): Promise<AnswerOf<typeof quoteOrder> | undefined> {
  const query = { address1, pay_type: payType };
  return orUndefined(readOwn(quoteOrder, { page: routes.checkout, query }));
}

/** Reads the first page of the orders; undefined if the store does not answer. */
export async function readNewestOrders(): Promise<AnswerOf<typeof listOrders> | undefined> {
  const query = { page: 1, page_size: storeRules.rowsPerTable };
  return orUndefined(readOwn(listOrders, { page: routes.profile, query }));
}

async function orUndefined<Answer>(reading: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}
