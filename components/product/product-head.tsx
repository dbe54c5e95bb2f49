import type { ReactNode, Ref } from 'react';
import { Link } from '@/components/ui/link';
import { RatingMark } from '@/components/ui/rating-mark';
import { VegMark } from '@/components/ui/veg-mark';
import type { Product } from '@/lib/contract/product';
import { formatNetQuantity } from '@/lib/format/money';
import { routes } from '@/lib/platform/routes';
import { LocalName } from './local-name';

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
        sku={product.sku}
        name={product.name}
      />
      {product.local_name && (
        <LocalName className="text-4 text-turmeric-7 max-md:order-2 max-md:ml-auto md:w-full">
          {product.local_name}
        </LocalName>
      )}
      <p className="flex flex-wrap items-center gap-x-4 text-1 md:mt-2">
        <VegMark isVeg={product.is_veg} />
        <span>{formatNetQuantity(product.net_quantity, product.unit)}</span>
        <RatingMark average={rating.average_rating} count={rating.review_count} />
        {rating.review_count > 0 && (
          <a
            href="#reviews"
            className="py-1 font-medium text-leaf-7 underline underline-offset-4 max-md:sr-only max-md:focus:not-sr-only"
          >
            Read reviews
          </a>
        )}
      </p>
    </div>
  );
}

interface ProductTitleProps {
  brand: ReactNode;
  sku: string;
  name: string;
  /** For a heading that is focused by a script. */
  ref?: Ref<HTMLHeadingElement>;
}

export function ProductTitle({ brand, sku, name, ref }: ProductTitleProps) {
  return (
    <>
      <div className="flex w-full flex-wrap justify-between gap-x-4">
        {brand}
        <span className="small-caps font-normal text-ink-2">{sku}</span>
      </div>
      <h1
        {...(ref && { ref, tabIndex: -1 })}
        className="mt-1 w-full font-display text-5 font-medium text-balance outline-none"
      >
        {name}
      </h1>
    </>
  );
}

interface ProductTopProps {
  gallery: ReactNode;
  children: ReactNode;
}

export function ProductTop({ gallery, children }: ProductTopProps) {
  return (
    <div className="relative mx-auto grid max-w-[1920px] gap-x-6 md:grid-cols-2 md:pr-6 xl:grid-cols-[707fr_477fr] xl:gap-x-14 xl:pr-10 2xl:pr-16">
      {gallery}
      <div className="min-w-0 max-md:px-4 max-md:pt-3 md:py-6">{children}</div>
    </div>
  );
}
