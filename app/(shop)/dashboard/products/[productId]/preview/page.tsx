import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ProductScreen } from '@/components/product/product-screen';
import { previewProduct } from '@/lib/contract/staff-product-preview';
import { previewPath, staffProductPath } from '@/lib/dashboard/paths';
import { findCategoryPlant } from '@/lib/content/category-plants';
import { getCategoryTree } from '@/lib/features/category/queries';
import { readNeighbours } from '@/lib/features/product/queries';
import { readLabelBrand } from '@/lib/features/product/read-label-brand';
import { relatedProductsOf } from '@/lib/features/product/related-products';
import { readShop } from '@/lib/features/shop-profile/queries';
import { idFrom } from '@/lib/format/id';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { PreviewBar } from '@/components/ui/preview-bar';
import { formatDateTime } from '@/lib/format/date';

/*
 * In the frame of the shop, at an address of the back office: rendered per request, never cached.
 */

export const metadata: Metadata = {
  title: 'Preview',
  robots: { index: false, follow: false },
};

export default async function PreviewPage({ params }: { params: Promise<{ productId: string }> }) {
  const id = idFrom((await params).productId);
  if (id === 0) notFound();
  const page = previewPath(id);
  await requireStaff(page, 'catalogue');
  const { data } = await readStaff(previewProduct, { page, params: { id } });
  const { product, related, others } = data;
  const [shop, brand, tree, neighbours] = await Promise.all([
    readShop(),
    readLabelBrand(product.brand),
    getCategoryTree(),
    readNeighbours(product),
  ]);
  return (
    <>
      <ProductPreviewBar
        isOnSale={data.is_on_sale}
        publicFrom={data.public_from}
        editHref={staffProductPath(id)}
      />
      <ProductScreen
        isPreview
        product={product}
        starCounts={[]}
        shop={shop}
        brand={brand}
        plant={findCategoryPlant(tree, product.categories[0]?.id)}
        {...relatedProductsOf(id, { related, others }, neighbours)}
      />
    </>
  );
}

interface ProductPreviewBarProps {
  isOnSale: boolean;
  publicFrom: string | null;
  editHref: string;
}

function ProductPreviewBar({ isOnSale, publicFrom, editHref }: ProductPreviewBarProps) {
  const isPlanned = publicFrom !== null && new Date(publicFrom) > new Date();
  return (
    <PreviewBar>
      {!isOnSale && 'this product isn’t published. '}
      {isOnSale &&
        isPlanned &&
        `this product will be in the shop from ${formatDateTime(publicFrom)}. `}
      {isOnSale && !isPlanned && 'this product is published. '}
      Only staff can open this page. Buying is turned off here.{' '}
      <Link href={editHref} className={linkClass}>
        Edit product
      </Link>
    </PreviewBar>
  );
}
