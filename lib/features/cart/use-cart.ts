'use client';

import useSWR, { mutate } from 'swr';
import { readLazily } from '../../api/lazily';
import type { Cart } from '../../contract/cart';
import { cartPath } from '../../contract/paths';
import { atFocus } from '../../platform/session/at-focus';
import { tellTabs } from '../../platform/session/tabs';
import { cartOf, type CartChange } from './cart-of';
import { makeQueue } from './change-queue';
import { cartWith, cartWithout } from './optimistic';

export const cartKey = cartPath;

/** The cart of whoever is here; `data` is undefined until it is known. */
export function useCart() {
  return useSWR<Cart>(cartKey, readLazily, atFocus);
}

/** Puts the answer of a change in the cart's place, so that it is not read again. */
async function settle(change: CartChange): Promise<CartChange> {
  await mutate<Cart>(cartKey, (before) => cartOf(change, before), { revalidate: false });
  tellTabs('cart');
  return change;
}

/* Changes reach the store one after another: sent side by side, the older one could arrive last. */
export const enqueueCartChange = makeQueue();

/** Adds pieces of a product. Throws ApiError; a 409 carries `available_quantity`. */
export async function addProduct(pid: number, quantity: number): Promise<CartChange> {
  const { sendAdd } = await import('./calls');
  return enqueueCartChange(async () => settle(await sendAdd(pid, quantity)));
}

let taps = 0;
const lastTap = new Map<number, number>();

/**
 * Sets a quantity; shown at once and taken back where the store refuses. Answers whether it was
 * sent: of several taps in a row only the last one is. Throws ApiError.
 */
export async function setQuantity(itemId: number, quantity: number): Promise<boolean> {
  let isSent = false;
  const tap = ++taps;
  lastTap.set(itemId, tap);
  await optimistically(
    (cart) => cartWith(cart, itemId, quantity),
    async () => {
      isSent = lastTap.get(itemId) === tap;
      if (!isSent) return undefined;
      const { sendQuantity } = await import('./calls');
      return sendQuantity(itemId, quantity);
    },
  );
  return isSent;
}

/** Removes an item; gone at once and back where the store refuses. Throws ApiError. */
export async function removeItem(itemId: number): Promise<void> {
  lastTap.delete(itemId);
  await optimistically(
    (cart) => cartWithout(cart, itemId),
    async () => {
      const { sendRemoval } = await import('./calls');
      return sendRemoval(itemId);
    },
  );
}

/** Shows a guess until the store has answered; reads the cart anew where it has refused. */
async function optimistically(
  guess: (cart: Cart) => Cart,
  change: () => Promise<CartChange | undefined>,
): Promise<void> {
  try {
    await mutate<Cart>(
      cartKey,
      async (current) => {
        const answer = await enqueueCartChange(change);
        return answer ? cartOf(answer, current) : current;
      },
      {
        optimisticData: (committed, shown) => guess(shown ?? committed ?? emptyCart),
        rollbackOnError: true,
        revalidate: false,
      },
    );
  } catch (error) {
    void mutate(cartKey);
    throw error;
  }
  tellTabs('cart');
}

/** Shows an empty cart, once it has become an order. */
export async function emptyTheCart(): Promise<void> {
  await mutate<Cart>(cartKey, emptyCart, { revalidate: false });
  tellTabs('cart');
}

/** Reads the cart anew, after the store has said that something in it is not as it was. */
export async function readCartAgain(): Promise<void> {
  await mutate(cartKey).catch(() => undefined);
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
