'use client';

import { useState } from 'react';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { ApiError, messageOf } from '@/lib/api/api-error';
import { addProduct, removeItem, setQuantity } from '@/lib/features/cart/use-cart';

const addFailed = 'There was an error adding your product to cart! Please try again!';
const changeFailed = 'There was an error updating the quantity!';

/** The store's own words where it refused with a reason, else the words of the specification. */
function reason(error: unknown, fallback: string): string {
  const isRefusal = error instanceof ApiError && [400, 404, 409, 429].includes(error.status);
  return isRefusal ? messageOf(error, fallback) : fallback;
}

/** Says what went wrong in a toast, and answers it for the place where it happened. */
function say(error: unknown, fallback: string): string {
  const text = reason(error, fallback);
  toastError(text);
  return text;
}

/**
 * What buttons do with the cart, said in a toast each time. `change` and `remove`
 * answer what went wrong, to be said at the line as well; nothing where all is well.
 */
export function useCartActions() {
  const [isAdding, setIsAdding] = useState(false);

  async function add(productId: number, quantity: number): Promise<boolean> {
    setIsAdding(true);
    try {
      await addProduct(productId, quantity);
      toastSuccess('Product added to cart!');
      return true;
    } catch (error) {
      say(error, addFailed);
      return false;
    } finally {
      setIsAdding(false);
    }
  }

  async function change(itemId: number, quantity: number): Promise<string | undefined> {
    try {
      if (await setQuantity(itemId, quantity)) toastSuccess('Quantity updated!');
      return undefined;
    } catch (error) {
      return say(error, changeFailed);
    }
  }

  async function remove(itemId: number): Promise<string | undefined> {
    try {
      await removeItem(itemId);
      toastSuccess('Product removed from cart!');
      return undefined;
    } catch (error) {
      return say(error, changeFailed);
    }
  }

  return { add, change, remove, isAdding };
}
