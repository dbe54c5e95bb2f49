import { notFound, permanentRedirect } from 'next/navigation';
import { idFrom } from '@/lib/format/id';
import { findProduct } from '@/lib/product/queries';
import { routes } from '@/lib/routes';

export const revalidate = 3600;
export const generateStaticParams = () => [];

/** A product has one address, with its name at the end. */
export default async function ProductWithoutName({
  params,
}: {
  params: Promise<{ productId: string }>;
}) {
  const product = await findProduct(idFrom((await params).productId));
  if (!product) notFound();
  permanentRedirect(routes.product(product));
}
