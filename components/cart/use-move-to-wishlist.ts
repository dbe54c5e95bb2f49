'use client';

import { useState } from 'react';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { removeItem } from '@/lib/features/cart/use-cart';
import type { CartItem } from '@/lib/contract/cart';
import { toggleWishlistItem, useWishlist } from '@/lib/features/wishlist/use-wishlist';

const failed = 'There was an error adding your product to wishlist! Please try again!';

/** Takes a product out of the cart and puts it on the wishlist, where it may be already. */
export function useMoveToWishlist() {
  const wishlistItems = useWishlist().data?.data;
  const [isMoving, setIsMoving] = useState(false);

  /** Answers what went wrong; nothing where all is well. */
  async function move(item: CartItem, onLeave: () => void): Promise<string | undefined> {
    setIsMoving(true);
    try {
      const isInWishlist = wishlistItems?.some(
        (wishlistItem) => wishlistItem.product_id === item.product_id,
      );
      // The call is a toggle: where another tab was faster, it has just taken the product off.
      if (!isInWishlist && !(await toggleWishlistItem(item.product_id)))
        await toggleWishlistItem(item.product_id);
      onLeave();
      await removeItem(item.id);
      toastSuccess('Product added to wishlist!');
      return undefined;
    } catch {
      toastError(failed);
      return failed;
    } finally {
      setIsMoving(false);
    }
  }

  return { move, isMoving };
}
