import { GridSkeleton } from '@/components/ui/grid-skeleton';
import { wishlistGrid } from './wishlist-grid';

export function WishlistSkeleton() {
  return (
    <GridSkeleton
      label="Loading your wishlist"
      count={5}
      className={`${wishlistGrid} max-xl:[&>:last-child]:hidden`}
    />
  );
}
