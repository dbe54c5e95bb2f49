import { useState } from 'react';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { ApiError, errorMessage } from '@/lib/api/api-error';
import { isOffline, offline } from '@/lib/api/offline';
import { addProduct, removeItem, setProduct, setQuantity } from '@/lib/features/cart/use-cart';
import { afterPaint } from '@/lib/platform/after-paint';

const addFailed = 'There was an error adding your product to cart! Please try again!';
const changeFailed = 'There was an error updating the quantity!';
const chooseFailed = 'There was an error updating your cart!';

function reason(error: unknown, fallback: string): string {
  // A part of the page that was not loaded before cannot be loaded either.
  if (isOffline()) return offline().message;
  const isRefusal = error instanceof ApiError && [400, 404, 409, 429].includes(error.status);
  return isRefusal ? errorMessage(error, fallback) : fallback;
}

function say(error: unknown, fallback: string): string {
  const text = reason(error, fallback);
  toastError(text);
  return text;
}

const noteCarted = (productId: number) =>
  import('@/lib/features/search/note-hit').then(
    (part) => part.noteCarted(productId),
    () => undefined,
  );

/**
 * `change`, `choose` and `remove` return the error text to show at the line; undefined on success.
 */
export function useCartActions() {
  const [isAdding, setIsAdding] = useState(false);

  async function add(productId: number, quantity: number): Promise<boolean> {
    setIsAdding(true);
    try {
      await afterPaint();
      await addProduct(productId, quantity);
      void noteCarted(productId);
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

  async function choose(itemId: number, productId: number): Promise<string | undefined> {
    try {
      await setProduct(itemId, productId);
      toastSuccess('Cart updated!');
      return undefined;
    } catch (error) {
      return say(error, chooseFailed);
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

  return { add, change, choose, remove, isAdding };
}
