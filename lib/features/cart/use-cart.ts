import useSWR, { mutate } from 'swr';
import { readLazily } from '../../api/lazily';
import type { Cart } from '../../contract/cart';
import { cartCouponsPath, cartPath } from '../../contract/paths';
import { atFocus } from '../../platform/session/at-focus';
import { tellTabs } from '../../platform/session/tabs';
import { cartAfterChange, type CartChange } from './cart-after-change';
import { makeQueue } from './change-queue';
import { emptyCart } from './empty-cart';
import { cartWith, cartWithout } from './optimistic';

export const cartKey = cartPath;

/** Cart of the current session; `data` is undefined while loading. */
export function useCart() {
  return useSWR<Cart>(cartKey, readLazily, atFocus);
}

/**
 * Writes the answer of a change to the SWR cache; the cart is read again only if it has no lines.
 */
async function settle(change: CartChange): Promise<CartChange> {
  const revalidate = change.data === undefined;
  await mutate<Cart>(cartKey, (before) => cartAfterChange(change, before), { revalidate });
  tellTabs('cart');
  return change;
}

/* Changes are sent one at a time: parallel requests could arrive out of order. */
export const enqueueCartChange = makeQueue();

/** Adds pieces of a product. Throws ApiError; a 409 contains `available_quantity`. */
export async function addProduct(pid: number, quantity: number): Promise<CartChange> {
  const { sendAdd } = await import('./calls');
  return enqueueCartChange(async () => settle(await sendAdd(pid, quantity)));
}

let taps = 0;
const lastTap = new Map<number, number>();

/**
 * Sets a quantity: optimistic, rolled back if refused. Of several quick changes only the last is
 * sent; returns whether this one was. Throws ApiError.
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

/** Puts another product of the family in the place of an item's. Throws ApiError. */
export async function setProduct(itemId: number, pid: number): Promise<void> {
  lastTap.delete(itemId);
  const { sendProduct } = await import('./calls');
  await enqueueCartChange(async () => settle(await sendProduct(itemId, pid)));
}

/** Removes an item: optimistic, rolled back if refused. Throws ApiError. */
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

/** Shows the optimistic cart until the store answers; reads the cart again if it refuses. */
async function optimistically(
  guess: (cart: Cart) => Cart,
  change: () => Promise<CartChange | undefined>,
): Promise<void> {
  let hasLines = true;
  try {
    await mutate<Cart>(
      cartKey,
      async (current) => {
        const answer = await enqueueCartChange(change);
        hasLines = !answer || answer.data !== undefined;
        return answer ? cartAfterChange(answer, current) : current;
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
  if (!hasLines) void mutate(cartKey);
  tellTabs('cart');
}

export async function emptyTheCart(): Promise<void> {
  await mutate<Cart>(cartKey, emptyCart, { revalidate: false });
  tellTabs('cart');
}

export async function readCartAgain(): Promise<void> {
  const keys = [cartKey, cartCouponsPath];
  await Promise.all(keys.map((key) => mutate(key))).catch(() => undefined);
}
