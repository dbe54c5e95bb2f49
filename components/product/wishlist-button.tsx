import { useState } from 'react';
import { PostForm } from '@/components/form/post-form';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { toggleWishlistItem, useWishlist } from '@/lib/features/wishlist/use-wishlist';
import { afterPaint } from '@/lib/platform/after-paint';
import { formAddress } from '@/lib/platform/form-posts/form-address';

interface WishlistButtonProps {
  productId: number;
  productName: string;
  className?: string;
}

export function WishlistButton({ productId, productName, className = '' }: WishlistButtonProps) {
  const isInWishlist =
    useWishlist().data?.data.some((item) => item.product_id === productId) ?? false;
  const [isBusy, setIsBusy] = useState(false);

  async function toggle() {
    setIsBusy(true);
    try {
      await afterPaint();
      const isOn = await toggleWishlistItem(productId);
      toastSuccess(isOn ? 'Product added to wishlist!' : 'Product removed from wishlist!');
    } catch {
      toastError(
        isInWishlist
          ? 'There was an error updating your wishlist!'
          : 'There was an error adding your product to wishlist! Please try again!',
      );
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <PostForm action={formAddress('wishlist')} onPost={() => void toggle()} className="contents">
      <button
        name="pid"
        value={productId}
        disabled={isBusy}
        aria-pressed={isInWishlist}
        aria-label={`Save ${productName} to wishlist`}
        className={`heart ${className}`}
      >
        <i className="icon" />
      </button>
    </PostForm>
  );
}
