import useSWR from 'swr';
import { CardPurchase } from '@/components/product/card-purchase';
import { ProductPicture } from '@/components/product/product-picture';
import { Link } from '@/components/ui/link';
import { readLazily } from '@/lib/api/lazily';
import type { AnswerOf } from '@/lib/contract/endpoint';
import { productListPath } from '@/lib/contract/paths';
import type { listProducts, ProductCard } from '@/lib/contract/product';
import { useCart } from '@/lib/features/cart/use-cart';
import { formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/platform/routes';

const maxProducts = 3;
/** In rupees above the least price. */
const reach = 150;

/** `minPrice`: rupees without paise. */
export function TopUpProducts({ minPrice }: { minPrice: number }) {
  const path = `${productListPath}?price_min=${minPrice}&price_max=${minPrice + reach}`;
  const { data } = useSWR<AnswerOf<typeof listProducts>>(path, readLazily);
  const lines = useCart().data?.data ?? [];
  const fitting = (data?.data.data ?? [])
    .filter(
      ({ id, product_price: price, available_stock_quantity: stock }) =>
        price >= minPrice && stock !== 0 && !lines.some((line) => line.product_id === id),
    )
    .slice(0, maxProducts);
  if (fitting.length === 0) return null;
  return <ProductRows products={fitting} />;
}

export function ProductRows({ products }: { products: ProductCard[] }) {
  return (
    <ul className="mt-2">
      {products.map((product) => (
        <li
          key={product.id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule py-2"
        >
          <ProductPicture
            src={product.image1}
            alt=""
            sizes="48px"
            className="aspect-square w-12 shrink-0"
          />
          <p className="min-w-[min(100%,6rem)] flex-1 text-1">
            <Link href={routes.product(product)} className="hover:underline">
              {product.name}
            </Link>
            <b className="block font-[650]">{formatRupees(product.product_price)}</b>
          </p>
          <CardPurchase
            productId={product.id}
            productName={product.name}
            stock={product.available_stock_quantity}
          />
        </li>
      ))}
    </ul>
  );
}
