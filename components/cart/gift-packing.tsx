import { CardPurchase } from '@/components/product/card-purchase';
import { ProductPicture } from '@/components/product/product-picture';
import { Link } from '@/components/ui/link';
import { formatNetQuantity, formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/platform/routes';
import useSWR from 'swr';
import { readLazily } from '@/lib/api/lazily';
import type { AnswerOf } from '@/lib/contract/endpoint';
import { packingMaterialsPath } from '@/lib/contract/paths';
import type { listPackingMaterials, ProductCard } from '@/lib/contract/product';
import { storeRules } from '@/lib/contract/store-rules';

const packingPath = `${packingMaterialsPath}?categoryID=${storeRules.packingCategoryId}`;

export function GiftPacking() {
  const materials = usePackingMaterials();
  if (materials.length === 0) return null;
  return (
    <div className="mt-5 max-w-xl md:pl-9">
      <h3 id="gift-packing" className="font-[550]">
        Choose gift wrapping
      </h3>
      <ul aria-labelledby="gift-packing" className="mt-2 border-t border-rule">
        {materials.map((product) => (
          <li
            key={product.id}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-3 border-b border-rule py-3"
          >
            <ProductPicture
              src={product.image1}
              alt=""
              sizes="56px"
              className={`aspect-square ${product.available_stock_quantity === 0 ? 'opacity-55' : ''}`}
            />
            <p className="text-1 text-ink-2">
              <Link
                href={routes.product(product)}
                className="block text-2 text-ink hover:underline"
              >
                {product.name}
              </Link>
              {[
                formatNetQuantity(product.net_quantity, product.unit),
                formatRupees(product.product_price),
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
            <CardPurchase
              productId={product.id}
              productName={product.name}
              stock={product.available_stock_quantity}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Empty while loading. */
function usePackingMaterials(): ProductCard[] {
  const { data } = useSWR<AnswerOf<typeof listPackingMaterials>>(packingPath, readLazily, {
    revalidateOnFocus: false,
  });
  return data?.data ?? [];
}
