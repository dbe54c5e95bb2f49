import Link from 'next/link';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { RatingMark } from '@/components/ui/rating-mark';
import { VegMark } from '@/components/ui/veg-mark';
import type { Product, ProductCard } from '@/lib/contract/product';
import { formatNetQuantity } from '@/lib/format/money';
import { labelFacts } from '@/lib/product/label-facts';
import { routes } from '@/lib/routes';
import { Delivery } from './delivery';
import { Gallery } from './gallery';
import { ProductLabel } from './product-label';
import { ProductPurchase } from './product-purchase';
import { ProductSections } from './product-sections';
import { ProductPrice } from './product-price';
import { ProductRail } from './product-rail';

interface ProductScreenProps {
  product: Product;
  related: ProductCard[];
  others: ProductCard[];
}

/** A product's page (spec section 2). */
export function ProductScreen({ product, related, others }: ProductScreenProps) {
  const { average_rating: rating } = product;
  return (
    <article>
      <div className="frame grid gap-x-12 gap-y-6 max-md:px-0 md:grid-cols-2 md:py-8 xl:grid-cols-[1.2fr_1fr] xl:gap-x-14">
        <Gallery images={product.images} name={product.name} tags={product.product_tag_list} />
        <div className="max-md:px-4">
          <Breadcrumbs
            crumbs={product.categories.map((category) => ({
              label: category.name,
              href: routes.shop({ category }),
            }))}
          />
          <div className="mt-4 flex justify-between gap-4">
            <Link
              href={routes.shop({
                page: 1,
                brand: { id: product.brand, name: product.brand_name },
              })}
              className="small-caps text-leaf-7 underline underline-offset-4"
            >
              {product.brand_name}
            </Link>
            <span className="small-caps font-normal text-ink-2">{product.sku}</span>
          </div>
          <h1 className="mt-1 font-display text-5 font-medium">{product.name}</h1>
          {product.local_name && (
            <p lang="hi" className="font-display text-4 text-turmeric-7">
              {product.local_name}
            </p>
          )}
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-1">
            <VegMark isVeg={product.is_veg} />
            <span>{formatNetQuantity(product.net_quantity, product.unit)}</span>
            <RatingMark average={rating.average_rating} count={rating.review_count} />
            {rating.review_count > 0 && (
              <a href="#reviews" className="font-medium text-leaf-7 underline underline-offset-4">
                Read reviews
              </a>
            )}
          </p>
          <ProductPrice
            price={product.product_price}
            mrp={product.base_price}
            netQuantity={product.net_quantity}
            unit={product.unit}
          />
          <ProductPurchase
            productId={product.id}
            productName={product.name}
            stock={product.available_stock_quantity}
          />
          <Delivery />
        </div>
      </div>
      <div className="frame">
        <ProductLabel {...labelFacts(product)} />
        <ProductSections product={product} />
        <ProductRail title="Goes with it" products={related} />
        <ProductRail title="From the same shelf" products={others} />
      </div>
    </article>
  );
}
