'use client';

import { X } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { CardPurchase } from '@/components/product/card-purchase';
import { ProductPicture } from '@/components/product/product-picture';
import { Price } from '@/components/ui/price';
import { toastError, toastSuccess } from '@/components/ui/toast';
import type { WishlistItem } from '@/lib/contract/wishlist';
import { routes } from '@/lib/routes';
import { toggleWish } from '@/lib/wishlist/use-wishlist';

interface WishlistTicketProps {
  item: WishlistItem;
  /** After it has gone, and the focus with it. */
  onRemoved: () => void;
}

const sizes = '(width >= 100rem) 16vw, (width >= 64rem) 20vw, (width >= 48rem) 33vw, 50vw';

/** One wished-for thing: its picture above the edge, its ticket hanging below. */
export function WishlistTicket({ item, onRemoved }: WishlistTicketProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  // On a wishlist null means out of stock (spec section 3).
  const stock = item.available_stock_quantity ?? 0;

  async function remove() {
    setIsLeaving(true);
    try {
      const isOn = await toggleWish(item.product_id);
      toastSuccess(isOn ? 'Product added to wishlist!' : 'Product removed from wishlist!');
      onRemoved();
    } catch {
      toastError('There was an error updating your wishlist!');
    } finally {
      setIsLeaving(false);
    }
  }

  return (
    <li className="relative row-span-4 grid grid-rows-subgrid gap-y-0 border-rule not-last:border-r">
      <div className="relative">
        <ProductPicture
          src={item.images[0] ?? null}
          alt=""
          sizes={sizes}
          className={`aspect-square ${stock === 0 ? 'opacity-55' : ''}`}
        />
        <div className="shelf-edge" />
        <button
          type="button"
          onClick={remove}
          disabled={isLeaving}
          aria-label={`Remove ${item.name} from the wishlist`}
          className="absolute top-1 right-1 z-10 grid size-11 place-items-center rounded-control text-ink hover:bg-paper-0"
        >
          <X className="size-5" aria-hidden />
        </button>
      </div>
      <p className="small-caps truncate px-3 pt-3 text-ink-2 md:px-4">{item.brand_name}</p>
      <h2 className="px-3 pt-1 font-display text-3 font-medium md:px-4">
        <Link
          href={routes.product({ id: item.product_id, name: item.name })}
          className="line-clamp-2 after:absolute after:inset-0 hover:underline"
        >
          {item.name}
        </Link>
      </h2>
      <div className="flex flex-wrap items-end justify-between gap-2 px-3 pt-3 pb-6 md:px-4">
        <Price price={item.product_price} mrp={item.base_price} />
        <div className="relative z-10 max-md:w-full max-md:[&>button]:w-full max-md:[&>span]:w-full">
          <CardPurchase productId={item.product_id} productName={item.name} stock={stock} />
        </div>
      </div>
    </li>
  );
}
