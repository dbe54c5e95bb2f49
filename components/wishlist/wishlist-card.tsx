'use client';

import Link from 'next/link';
import { CardImage } from '@/components/product/card-image';
import { Icon } from '@/components/ui/icon';
import { Price } from '@/components/ui/price';
import type { WishlistItem } from '@/lib/contract/wishlist';
import { routes } from '@/lib/platform/routes';
import { AskWhenBack } from './ask-when-back';
import { useCardActions } from './use-card-actions';

interface WishlistCardProps {
  item: WishlistItem;
  onRemoved: () => void;
}

export function WishlistCard({ item, onRemoved }: WishlistCardProps) {
  const { remove, moveToCart, working } = useCardActions(item);
  // Null: out of stock (only in the wishlist).
  const isSoldOut = !item.available_stock_quantity;
  const leave = async (how: () => Promise<boolean>) => {
    if (await how()) onRemoved();
  };

  return (
    <li className="card row-span-4">
      <div className="card-picture">
        <CardImage src={item.images[0] ?? null} isSoldOut={isSoldOut} place={Infinity} />
        <div className="shelf-edge" />
        <button
          type="button"
          onClick={() => void leave(remove)}
          disabled={working !== undefined}
          aria-label={`Remove ${item.name} from the wishlist`}
          className="card-heart grid size-11 place-items-center rounded-control hover:bg-paper-0"
        >
          <Icon name="cross" className="size-5" />
        </button>
      </div>
      <p className="card-maker">
        <span className="inline!">{item.brand_name}</span>
      </p>
      <h2 className="card-name">
        <Link href={routes.product({ id: item.product_id, name: item.name })}>{item.name}</Link>
      </h2>
      <div className="card-foot">
        <p>
          {isSoldOut && <span className="block text-1 text-ink-2">Sold out for now</span>}
          <Price price={item.product_price} mrp={item.base_price} />
        </p>
        {isSoldOut ? (
          <AskWhenBack productId={item.product_id} productName={item.name} />
        ) : (
          <button
            type="button"
            onClick={() => void leave(moveToCart)}
            disabled={working !== undefined}
            aria-busy={working === 'moving'}
            aria-label={`Move to cart: ${item.name}`}
            className="card-add"
          >
            {working === 'moving' ? 'Moving' : 'Move to cart'}
          </button>
        )}
      </div>
    </li>
  );
}
