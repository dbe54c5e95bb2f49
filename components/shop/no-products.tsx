import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/platform/routes';

interface NoProductsProps {
  isShopEmpty: boolean;
}

export function NoProducts({ isShopEmpty }: NoProductsProps) {
  return (
    <EmptyState plant="neem" text="No products available!">
      {isShopEmpty ? (
        <>
          <p className="-mt-3 mb-6 max-w-[44ch] text-ink-2">
            The shelves are being filled. Come back soon, or ask for what you are looking for.
          </p>
          <Link href={routes.contactUs} className={buttonClass()}>
            Write to us
          </Link>
        </>
      ) : (
        <Link href={routes.shop()} className={buttonClass()}>
          See all products
        </Link>
      )}
    </EmptyState>
  );
}
