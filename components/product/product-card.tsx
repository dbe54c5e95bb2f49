'use client';

import { type ReactNode, useState, type ComponentProps, type ComponentType } from 'react';
import { Link } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import { RatingMark } from '@/components/ui/rating-mark';
import { TagBadge } from '@/components/ui/tag-badge';
import { VegMark } from '@/components/ui/veg-mark';
import { formatNetQuantity, formatSizes, savingPercent } from '@/lib/format/money';
import type { CardProduct } from '@/lib/features/product/to-card';
import { mayPrefetch } from '@/lib/platform/network';
import { routes } from '@/lib/platform/routes';
import { CardImage } from './card-image';
import { CardPurchase } from './card-purchase';
import { WishlistButton } from './wishlist-button';
import { fetchPart } from '@/components/ui/fetch-part';
import { useCart } from '@/lib/features/cart/use-cart';
import type { SizeDialogProps } from './size-dialog';

interface ProductCardProps {
  product: CardProduct;
  index?: number;
  /** The name as a search shows it. */
  markedName?: ReactNode;
  isRelated?: boolean;
}

export function ProductCard({
  product,
  index = Infinity,
  markedName,
  isRelated,
}: ProductCardProps) {
  const { id, name, stock, price, mrp, netQuantity, unit, sizes, priceFrom } = product;
  const [badge, ...otherTags] = product.tags;
  const saving = savingPercent(price, mrp);
  return (
    <article className="card">
      <div className="card-picture">
        <CardImage src={product.image} isSoldOut={stock === 0} index={index} />
        <div className="shelf-edge" />
        {badge && (
          <div className="card-badge">
            <TagBadge name={badge} />
          </div>
        )}
        <WishlistButton productId={id} productName={name} className="card-heart" />
      </div>
      <p className="card-maker">
        <span>{product.brand}</span>
      </p>
      <h3 className="card-name">
        <Link href={routes.product({ id, name })} prefetch={mayPrefetch()}>
          {markedName ?? name}
        </Link>
      </h3>
      <p className="card-price">
        <Price price={price} mrp={mrp} />
        {saving > 0 && <span className="card-saving">{saving}% off</span>}
      </p>
      <p className="card-facts">
        <VegMark isVeg={product.isVeg} />
        <RatingMark average={product.rating} count={product.reviews} />
        {isRelated && <span>Related</span>}
        {otherTags.map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
      </p>
      <div className="card-foot">
        <p className="card-sizes">
          <span>{formatNetQuantity(netQuantity, unit)}</span>
          {sizes > 1 && <span>{formatSizes(sizes, priceFrom, price)}</span>}
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

/** Opens the sizes of a family; without scripts, the page that has them. */
function CardSizes(props: ComponentProps<typeof CardPurchase>) {
  const { productId: id, productName: name } = props;
  const isInCart = useCart().data?.data.some((line) => line.product_id === id);
  const [Dialog, setDialog] = useState<ComponentType<SizeDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);

  async function open() {
    const part = await fetchPart(import('./size-dialog'));
    if (!part) return;
    setDialog(() => part.SizeDialog);
    setIsOpen(true);
  }

  if (isInCart && !isOpen) return <CardPurchase {...props} />;
  return (
    <div className="flex flex-col">
      <Link
        href={routes.product({ id, name })}
        aria-haspopup="dialog"
        aria-label={`Add ${name}: choose a size`}
        onNavigate={(event) => {
          event.preventDefault();
          void open();
        }}
        className="card-add"
      >
        Add
      </Link>
      {Dialog && <Dialog id={id} name={name} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
