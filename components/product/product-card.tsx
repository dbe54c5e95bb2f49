'use client';

import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import { RatingMark } from '@/components/ui/rating-mark';
import { TagBadge } from '@/components/ui/tag-badge';
import { VegMark } from '@/components/ui/veg-mark';
import { formatNetQuantity, formatRupees, formatUnitPrice } from '@/lib/format/money';
import type { CardProduct } from '@/lib/features/product/to-card';
import { mayPrefetch } from '@/lib/platform/network';
import { routes } from '@/lib/platform/routes';
import { CardImage } from './card-image';
import { CardPurchase } from './card-purchase';
import { CardSizes } from './card-sizes';
import { WishlistButton } from './wishlist-button';

interface ProductCardProps {
  product: CardProduct;
  index?: number;
  /** The name as a search shows it. */
  markedName?: ReactNode;
}

export function ProductCard({ product, index = Infinity, markedName }: ProductCardProps) {
  const { id, name, stock, price, mrp, netQuantity, unit, sizes, priceFrom } = product;
  return (
    <article className="card">
      <div className="card-picture">
        <CardImage src={product.image} isSoldOut={stock === 0} index={index} />
        <div className="shelf-edge" />
        <div className="card-badges">
          {product.tags.map((tag) => (
            <TagBadge key={tag} name={tag} />
          ))}
        </div>
        <WishlistButton productId={id} productName={name} className="card-heart" />
      </div>
      <p className="card-maker">
        <span>{product.brand}</span>
        <span>{product.sku}</span>
      </p>
      <h3 className="card-name">
        <Link href={routes.product({ id, name })} prefetch={mayPrefetch()}>
          {markedName ?? name}
        </Link>
      </h3>
      <p className="card-facts">
        <VegMark isVeg={product.isVeg} />
        <span>{formatNetQuantity(netQuantity, unit)}</span>
        <RatingMark average={product.rating} count={product.reviews} />
      </p>
      <div className="card-foot">
        <p>
          <Price price={price} mrp={mrp} />
          <span className="card-unit">{formatUnitPrice(price, netQuantity, unit)}</span>
          {sizes > 1 && (
            <span className="card-unit">
              {`${sizes} sizes${priceFrom < price ? ` from ${formatRupees(priceFrom)}` : ''}`}
            </span>
          )}
        </p>
        {sizes > 1 ? (
          <CardSizes productId={id} productName={name} stock={stock} />
        ) : (
          <CardPurchase productId={id} productName={name} stock={stock} />
        )}
      </div>
    </article>
  );
}
