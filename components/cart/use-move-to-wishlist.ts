import { useState } from 'react';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { removeItem } from '@/lib/features/cart/use-cart';
import type { CartItem } from '@/lib/contract/cart';
import { toggleWishlistItem, useWishlist } from '@/lib/features/wishlist/use-wishlist';

const failed = 'There was an error adding your product to wishlist! Please try again!';

export function useMoveToWishlist() {
  const wishlistItems = useWishlist().data?.data;
  const [isMoving, setIsMoving] = useState(false);

  /** Returns the error text; undefined on success. */
  async function move(item: CartItem, onLeave: () => void): Promise<string | undefined> {
    setIsMoving(true);
    try {
      const isInWishlist = wishlistItems?.some(
        (wishlistItem) => wishlistItem.product_id === item.product_id,
      );
      // The call is a toggle: if another tab added the product first, this call removed it and is
      // repeated.
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
