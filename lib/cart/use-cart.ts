'use client';

import useSWR, { mutate } from 'swr';
import { readLazily } from '../api/lazily';
import type { AnswerOf } from '../contract/endpoint';
import { addToCart, changeCartItem, getCart, removeCartItem, type Cart } from '../contract/cart';
import { tellTabs } from '../session/tabs';
import { cartWith, cartWithout } from './optimistic';

export const cartKey = getCart.path;

/** The cart of whoever is here; `data` is undefined until it is known. */
export function useCart() {
  return useSWR<Cart>(cartKey, readLazily);
}

type CartChange = AnswerOf<typeof addToCart>;

/** Puts the answer of a change in the cart's place, so that it is not read again. */
async function settle(change: CartChange): Promise<CartChange> {
  const { data, cart_totals, voucher_code } = change;
  await mutate<Cart>(cartKey, { status: true, data, cart_totals, voucher_code }, { revalidate: false });
  tellTabs('cart');
  return change;
}

/** Adds pieces of a product. Throws ApiError; a 409 carries `available_quantity`. */
export async function addProduct(pid: number, quantity: number): Promise<CartChange> {
  const { send } = await import('../api/browser');
  return settle(await send(addToCart, { body: { pid, quantity } }));
}

/** Sets a quantity; shown at once and taken back where the store refuses. Throws ApiError. */
export async function setQuantity(itemId: number, quantity: number): Promise<void> {
  await optimistically(
    (cart) => cartWith(cart, itemId, quantity),
    async () => {
      const { send } = await import('../api/browser');
      return send(changeCartItem, { params: { itemId }, body: { quantity } });
    },
  );
}

/** Removes an item; gone at once and back where the store refuses. Throws ApiError. */
export async function removeItem(itemId: number): Promise<void> {
  await optimistically(
    (cart) => cartWithout(cart, itemId),
    async () => {
      const { send } = await import('../api/browser');
      return send(removeCartItem, { params: { itemId } });
    },
  );
}

async function optimistically(
  guess: (cart: Cart) => Cart,
  change: () => Promise<CartChange>,
): Promise<void> {
  await mutate<Cart>(
    cartKey,
    async () => {
      const { data, cart_totals, voucher_code } = await change();
      return { status: true, data, cart_totals, voucher_code };
    },
    {
      optimisticData: (current) => (current ? guess(current) : emptyCart),
      rollbackOnError: true,
      revalidate: false,
    },
  );
  tellTabs('cart');
}

const emptyCart: Cart = {
  status: true,
  data: [],
  cart_totals: {
    total: 0,
    discount_amt: 0,
    gst_amt: 0,
    final_total: 0,
    cart_counter: 0,
    product_price: 0,
  },
};
