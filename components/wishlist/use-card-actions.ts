'use client';

import { useState } from 'react';
import { useCartActions } from '@/components/cart/use-cart-actions';
import { toastError, toastSuccess } from '@/components/ui/toast';
import type { WishlistItem } from '@/lib/contract/wishlist';
import { takeOffWishlist, toggleWishlistItem } from '@/lib/features/wishlist/use-wishlist';

const failed = 'There was an error updating your wishlist!';

export function useCardActions(item: WishlistItem) {
  const { add } = useCartActions();
  const [working, setWorking] = useState<'moving' | 'leaving'>();

  async function remove(): Promise<boolean> {
    setWorking('leaving');
    try {
      const isOn = await toggleWishlistItem(item.product_id);
      toastSuccess(isOn ? 'Product added to wishlist!' : 'Product removed from wishlist!');
      return !isOn;
    } catch {
      toastError(failed);
      return false;
    } finally {
      setWorking(undefined);
    }
  }

  async function moveToCart(): Promise<boolean> {
    setWorking('moving');
    try {
      if (!(await add(item.product_id, 1))) return false;
      await takeOffWishlist(item.product_id);
      return true;
    } catch {
      toastError(failed);
      return false;
    } finally {
      setWorking(undefined);
    }
  }

  return { remove, moveToCart, working };
}
