import { permanentRedirect } from 'next/navigation';
import { requireProduct } from '@/lib/features/product/require-product';
import { routes } from '@/lib/platform/routes';

export const revalidate = 3600;
export const generateStaticParams = () => [];

/** A product has one address, with its name at the end. */
export default async function ProductWithoutName({
  params,
}: {
  params: Promise<{ productId: string }>;
}) {
  const { productId } = await params;
  const product = await requireProduct(productId, `/products/${productId}`);
  permanentRedirect(encodeURI(routes.product(product)));
}
