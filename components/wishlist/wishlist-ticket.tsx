'use client';

import { X } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { CardImage } from '@/components/product/card-image';
import { CardPurchase } from '@/components/product/card-purchase';
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
    <li className="card row-span-4">
      <div className="card-picture">
        <CardImage src={item.images[0] ?? null} isSoldOut={stock === 0} place={Infinity} />
        <div className="shelf-edge" />
        <button
          type="button"
          onClick={remove}
          disabled={isLeaving}
          aria-label={`Remove ${item.name} from the wishlist`}
          className="card-heart grid size-11 place-items-center rounded-control hover:bg-paper-0"
        >
          <X className="size-5" strokeWidth={1.5} aria-hidden />
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
          <Price price={item.product_price} mrp={item.base_price} />
        </p>
        <CardPurchase productId={item.product_id} productName={item.name} stock={stock} />
      </div>
    </li>
  );
}
