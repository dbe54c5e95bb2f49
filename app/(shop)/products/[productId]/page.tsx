import { permanentRedirect } from 'next/navigation';
import { requireProduct } from '@/lib/features/product/require-product';
import { routes } from '@/lib/platform/routes';

export default async function ProductWithoutName({
  params,
}: {
  params: Promise<{ productId: string }>;
}) {
  const { productId } = await params;
  const product = await requireProduct(productId, `/products/${productId}`);
  permanentRedirect(encodeURI(routes.product(product)));
}
