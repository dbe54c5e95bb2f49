import useSWR from 'swr';
import { readCached } from '@/lib/api/lazily';
import type { AnswerOf } from '@/lib/contract/endpoint';
import { relatedProductsPath } from '@/lib/contract/paths';
import type { listRelatedProducts, ProductCard } from '@/lib/contract/product';
import { useCart } from '@/lib/features/cart/use-cart';
import { ProductRows } from './top-up-products';

const maxProducts = 3;
/** Lines whose related products are read. */
const maxLines = 3;

const readRelated = (id: number) =>
  readCached<AnswerOf<typeof listRelatedProducts>>(`${relatedProductsPath}?product_id=${id}`).then(
    ({ RelatedOtherProducts: [found] }) => found?.related_product_details ?? [],
    () => [],
  );

/** The first related products of each line in turn, then the second ones, and so on. */
function mixProducts(lists: ProductCard[][]): ProductCard[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const mixed = Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list[index] ?? []),
  ).flat();
  return [...new Map(mixed.map((product) => [product.id, product])).values()];
}

/** Products that staff or other customers combine with those in the cart. */
export function CartSuggestions() {
  const lines = useCart().data?.data ?? [];
  const ids = lines.slice(0, maxLines).map((line) => line.product_id);
  const { data } = useSWR(
    ids.length > 0 && [relatedProductsPath, ...ids],
    () => Promise.all(ids.map(readRelated)).then(mixProducts),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  // Its usual height, so that nothing below jumps.
  if (!data) return ids.length > 0 && <div className="min-h-70" />;
  const fitting = data.filter(
    ({ id, available_stock_quantity: stock }) =>
      stock !== 0 && !lines.some((line) => line.product_id === id),
  );
  if (fitting.length === 0) return null;
  return (
    <section aria-labelledby="suggestions">
      <h2 id="suggestions" className="font-display text-4 font-medium">
        Goes well with your cart
      </h2>
      <ProductRows products={fitting.slice(0, maxProducts)} />
    </section>
  );
}
