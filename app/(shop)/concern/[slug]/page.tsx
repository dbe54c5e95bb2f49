import type { Metadata } from 'next';
import { ConcernScreen } from '@/components/concern/concern-screen';
import { JsonLd } from '@/components/layout/json-ld';
import { findConcern, readConcerns } from '@/lib/features/concern/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { readShop } from '@/lib/features/shop-profile/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import { collectionPage } from '@/lib/seo/concern-json-ld';
import { movedOrMissing } from '@/lib/seo/moved-or-missing';

export async function generateMetadata({
  params,
}: PageProps<'/concern/[slug]'>): Promise<Metadata> {
  const concern = await findConcern((await params).slug);
  if (!concern) return {};
  return pageMetadata(routes.concern(concern), { name: concern.name });
}

export default async function ConcernPage({ params }: PageProps<'/concern/[slug]'>) {
  const { slug } = await params;
  const concern = await findConcern(slug);
  if (!concern) return movedOrMissing(`/concern/${slug}`);
  const { name, summary, updated_at: changed, products } = concern;
  const href = routes.concern(concern);
  const others = (await readConcerns()).filter(({ id }) => id !== concern.id);
  return (
    <>
      <ConcernScreen concern={concern} others={others} shop={await readShop()} />
      <JsonLd
        things={[
          collectionPage(
            { name, href, description: summary, changed },
            products.map((product) => ({ name: product.name, href: routes.product(product) })),
          ),
          breadcrumbList(
            { label: 'Shop by concern', href: routes.concerns },
            { label: name, href },
          ),
        ]}
      />
    </>
  );
}
