import Link from 'next/link';
import { Price } from '@/components/ui/price';
import { RatingMark } from '@/components/ui/rating-mark';
import { TagBadge } from '@/components/ui/tag-badge';
import { VegMark } from '@/components/ui/veg-mark';
import type { ProductCard as ProductCardData } from '@/lib/contract/product';
import { formatNetQuantity, formatUnitPrice } from '@/lib/format/money';
import { routes } from '@/lib/routes';
import { CardPurchase } from './card-purchase';
import { ProductPicture } from './product-picture';
import { WishHeart } from './wish-heart';

interface ProductCardProps {
  product: ProductCardData;
  isFirst?: boolean;
}

const sizes = '(width >= 100rem) 16vw, (width >= 64rem) 20vw, (width >= 48rem) 33vw, 50vw';

/** One thing on the shelf: its picture above the edge, its ticket hanging below. */
export function ProductCard({ product, isFirst }: ProductCardProps) {
  const isSoldOut = product.available_stock_quantity === 0;
  const unitPrice = formatUnitPrice(product.product_price, product.net_quantity, product.unit);
  return (
    <article className="group relative row-span-5 grid grid-rows-subgrid gap-y-0 border-r border-rule last:border-r-0">
      <div className="relative">
        <ProductPicture
          src={product.image1}
          alt=""
          sizes={sizes}
          className={`aspect-square ${isSoldOut ? 'opacity-55' : ''}`}
          {...(isFirst && { isFirst })}
        />
        <div className="shelf-edge" />
        <div className="pointer-events-none absolute top-2 left-2 flex flex-col items-start gap-1">
          {product.product_tag_list.slice(0, 2).map((tag) => (
            <TagBadge key={tag} name={tag} />
          ))}
        </div>
        <WishHeart
          productId={product.id}
          productName={product.name}
          className="absolute top-1 right-1 z-10"
        />
      </div>
      <div className="flex justify-between gap-2 px-3 pt-3 text-ink-2 md:px-4">
        <span className="small-caps truncate">{product.brand_name}</span>
        <span className="small-caps font-normal max-md:hidden">{product.sku}</span>
      </div>
      <h3 className="px-3 pt-1 font-display text-3 font-medium md:px-4">
        <Link
          href={routes.product(product)}
          className="line-clamp-2 after:absolute after:inset-0 hover:underline"
        >
          {product.name}
        </Link>
      </h3>
      <p className="flex flex-wrap items-center gap-x-2 px-3 pt-2 text-1 text-ink-2 md:px-4">
        <VegMark isVeg={product.is_veg} />
        <span>{formatNetQuantity(product.net_quantity, product.unit)}</span>
        <span className="ml-auto text-ink">
          <RatingMark
            average={product.average_rating.average_rating}
            count={product.average_rating.review_count}
          />
        </span>
      </p>
      <div className="flex flex-wrap items-end justify-between gap-2 px-3 pt-2 pb-5 md:px-4">
        <p className="min-w-0">
          <Price price={product.product_price} mrp={product.base_price} />
          <span className="block min-h-[1.125rem] text-tight text-ink-2">{unitPrice}</span>
        </p>
        <div className="relative z-10 max-md:w-full">
          <CardPurchase
            productId={product.id}
            productName={product.name}
            stock={product.available_stock_quantity}
          />
        </div>
      </div>
    </article>
  );
}
