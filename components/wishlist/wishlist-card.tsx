import { PostForm } from '@/components/form/post-form';
import { CardImage } from '@/components/product/card-image';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import { TagBadge } from '@/components/ui/tag-badge';
import { comboBadge } from '@/lib/features/product/badges';
import type { WishlistItem } from '@/lib/contract/wishlist';
import { formatSizes } from '@/lib/format/money';
import { routes } from '@/lib/platform/routes';
import { formAddress } from '@/lib/platform/form-posts/form-address';
import { AskWhenBack } from './ask-when-back';
import { useState } from 'react';
import { useCartActions } from '@/components/cart/use-cart-actions';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { takeOffWishlist, toggleWishlistItem } from '@/lib/features/wishlist/use-wishlist';

const failedText = 'There was an error updating your wishlist!';

export function WishlistCard({ item, onRemoved }: { item: WishlistItem; onRemoved: () => void }) {
  const { remove, moveToCart, working } = useCardActions(item);
  // Null: out of stock (only in the wishlist).
  const isSoldOut = !item.available_stock_quantity;
  const sizes = item.family_size ?? 1;
  const leave = async (how: () => Promise<boolean>) => {
    if (await how()) onRemoved();
  };

  return (
    <li className="card row-span-4">
      <div className="card-picture">
        <CardImage src={item.images[0] ?? null} isSoldOut={isSoldOut} index={Infinity} />
        <div className="shelf-edge" />
        {item.is_combo && (
          <div className="card-badge">
            <TagBadge name={comboBadge} />
          </div>
        )}
        <PostForm
          action={formAddress('wishlist')}
          onPost={() => void leave(remove)}
          className="contents"
        >
          <button
            name="pid"
            value={item.product_id}
            disabled={working !== undefined}
            aria-label={`Remove ${item.name} from wishlist`}
            className="card-heart grid size-11 place-items-center rounded-control hover:bg-paper-0"
          >
            <Icon name="cross" className="size-5" />
          </button>
        </PostForm>
      </div>
      <p className="card-maker">
        <span>{item.brand_name}</span>
      </p>
      <h2 className="card-name">
        <Link href={routes.product({ id: item.product_id, name: item.name })}>{item.name}</Link>
      </h2>
      <div className="card-foot flex-col items-stretch">
        <p>
          {isSoldOut && <span className="block text-1 text-ink-2">Out of stock</span>}
          <Price price={item.product_price} mrp={item.base_price} />
          {sizes > 1 && (
            <span className="card-sizes">
              {formatSizes(sizes, item.family_price_from ?? item.product_price, item.product_price)}
            </span>
          )}
        </p>
        {isSoldOut ? (
          <AskWhenBack productId={item.product_id} productName={item.name} />
        ) : (
          <PostForm
            action={formAddress('move-to-cart')}
            onPost={() => void leave(moveToCart)}
            className="flex flex-col"
          >
            <button
              name="pid"
              value={item.product_id}
              disabled={working !== undefined}
              aria-busy={working === 'moving'}
              aria-label={`Move to cart: ${item.name}`}
              className="card-add"
            >
              {working === 'moving' ? 'Moving' : 'Move to cart'}
            </button>
          </PostForm>
        )}
      </div>
    </li>
  );
}

function useCardActions(item: WishlistItem) {
  const { add } = useCartActions();
  const [working, setWorking] = useState<'moving' | 'leaving'>();

  async function remove(): Promise<boolean> {
    setWorking('leaving');
    try {
      const isOn = await toggleWishlistItem(item.product_id);
      toastSuccess(isOn ? 'Product added to wishlist!' : 'Product removed from wishlist!');
      return !isOn;
    } catch {
      toastError(failedText);
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
      toastError(failedText);
      return false;
    } finally {
      setWorking(undefined);
    }
  }

  return { remove, moveToCart, working };
}
