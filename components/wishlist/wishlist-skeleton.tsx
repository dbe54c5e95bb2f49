import { ShelfSkeleton } from '@/components/ui/shelf-skeleton';
import { wishlistShelf } from './wishlist-shelf';

export function WishlistSkeleton() {
  return (
    <ShelfSkeleton
      label="Loading your wishlist"
      count={5}
      className={`${wishlistShelf} max-xl:[&>:last-child]:hidden`}
    />
  );
}
