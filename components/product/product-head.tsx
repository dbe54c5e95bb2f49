import { Link } from '@/components/ui/link';
import { RatingMark } from '@/components/ui/rating-mark';
import { VegMark } from '@/components/ui/veg-mark';
import type { Product } from '@/lib/contract/product';
import { formatNetQuantity } from '@/lib/format/money';
import { routes } from '@/lib/platform/routes';
import { LocalName } from './local-name';
import { ProductTitle } from './product-title';
import { SizeText } from './shown-size';
import { StockLine } from './stock-line';

export function ProductHead({ product }: { product: Product }) {
  const { average_rating: rating } = product;
  return (
    <div className="flex flex-wrap items-center md:mt-4">
      <ProductTitle
        brand={
          product.brand > 0 &&
          product.brand_name && (
            <Link
              href={routes.shop({
                brand: { id: product.brand, name: product.brand_name },
              })}
              className="small-caps text-leaf-7 underline underline-offset-4"
            >
              {product.brand_name}
            </Link>
          )
        }
        name={product.name}
      />
      {product.local_name && (
        <LocalName className="order-2 ml-auto text-3 text-turmeric-7">
          {product.local_name}
        </LocalName>
      )}
      <p className="flex flex-wrap items-center gap-x-4 text-1 md:mt-2">
        <VegMark isVeg={product.is_veg} />
        <span>
          <SizeText of="quantity">{formatNetQuantity(product.net_quantity, product.unit)}</SizeText>
        </span>
        <RatingMark average={rating.average_rating} count={rating.review_count} />
        {rating.review_count > 0 && (
          <a
            href="#reviews"
            className="py-1 font-medium text-leaf-7 underline underline-offset-4 max-md:sr-only max-md:focus:not-sr-only"
          >
            Read reviews
          </a>
        )}
        <StockLine stock={product.available_stock_quantity} />
      </p>
    </div>
  );
}
