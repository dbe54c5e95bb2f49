import { ShelfSkeleton } from '@/components/ui/shelf-skeleton';
import { wishlistShelf } from './wishlist-shelf';

/** An empty shelf, before it is known what stands on it. */
export function WishlistSkeleton() {
  return (
    <ShelfSkeleton
      label="Loading your wishlist"
      count={5}
      className={`${wishlistShelf} max-xl:[&>:last-child]:hidden`}
    />
  );
}
