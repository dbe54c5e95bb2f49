import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { JsonLd } from '@/components/layout/json-ld';
import { ProductScreen } from '@/components/product/product-screen';
import { findCategoryPlant } from '@/lib/content/category-plants';
import { getCategoryTree } from '@/lib/features/category/queries';
import type { Product } from '@/lib/contract/product';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { idFrom } from '@/lib/format/id';
import { isSlugOf } from '@/lib/contract/slug';
import { findProduct, readNeighbours, readRelatedProducts } from '@/lib/features/product/queries';
import { readLabelBrand } from '@/lib/features/product/read-label-brand';
import { readStarCounts } from '@/lib/features/review/queries';
import { readQuestions } from '@/lib/features/question/queries';
import { requireProduct } from '@/lib/features/product/require-product';
import { relatedProductsOf } from '@/lib/features/product/related-products';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import { familyThing, productThing } from '@/lib/seo/product-json-ld';
import { productCard } from '@/lib/features/share/share-card';
import { readShop } from '@/lib/features/shop-profile/queries';

export async function generateMetadata({
  params,
}: PageProps<'/products/[productId]/[slug]'>): Promise<Metadata> {
  const { productId } = await params;
  const product = await findProduct(idFrom(productId));
  if (!product) return {};
  return pageMetadata(routes.product(product), {
    name: product.name,
    card: productCard(product),
  });
}

const breadcrumbsTo = (product: Product) => [
  ...product.categories.map(({ id, name }) => ({
    label: name,
    href: routes.shop({ category: { id } }),
  })),
  { label: product.name, href: routes.product(product) },
];

export default async function ProductPage({ params }: PageProps<'/products/[productId]/[slug]'>) {
  const { productId, slug } = await params;
  const product = await requireProduct(productId, `/products/${productId}/${slug}`);
  if (!isSlugOf(slug, product.name)) permanentRedirect(encodeURI(routes.product(product)));
  const [shop, brand, tree, related, neighbours, starCounts, questions] = await Promise.all([
    readShop(),
    readLabelBrand(product.brand),
    getCategoryTree(),
    readRelatedProducts(product.id),
    readNeighbours(product),
    readStarCounts(product),
    readQuestions(product.id),
  ]);
  const family = familyThing(product);
  return (
    <>
      <ProductScreen
        product={product}
        shop={shop}
        brand={brand}
        plant={findCategoryPlant(tree, product.categories[0]?.id)}
        starCounts={starCounts}
        questions={questions}
        {...relatedProductsOf(product.id, related, neighbours)}
      />
      <JsonLd
        things={[
          productThing(product, shop),
          ...(family ? [family] : []),
          breadcrumbList(...breadcrumbsTo(product)),
        ]}
      />
    </>
  );
}
