import type { Metadata } from 'next';
import { GrowerScreen } from '@/components/grower/grower-screen';
import { JsonLd } from '@/components/layout/json-ld';
import { findGrower, readGrowers } from '@/lib/features/grower/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { readShop } from '@/lib/features/shop-profile/queries';
import { routes } from '@/lib/platform/routes';
import { collectionPage } from '@/lib/seo/concern-json-ld';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import { movedOrMissing } from '@/lib/seo/moved-or-missing';

export async function generateMetadata({
  params,
}: PageProps<'/growers/[slug]'>): Promise<Metadata> {
  const grower = await findGrower((await params).slug);
  if (!grower) return {};
  return pageMetadata(routes.grower(grower), { name: grower.name });
}

export default async function GrowerPage({ params }: PageProps<'/growers/[slug]'>) {
  const { slug } = await params;
  const grower = await findGrower(slug);
  if (!grower) return movedOrMissing(`/growers/${slug}`);
  const { name, summary, updated_at: changed, products } = grower;
  const href = routes.grower(grower);
  const others = (await readGrowers()).filter(({ id }) => id !== grower.id);
  return (
    <>
      <GrowerScreen grower={grower} others={others} shop={await readShop()} />
      <JsonLd
        things={[
          collectionPage(
            { name, href, description: summary, changed },
            products.map((product) => ({ name: product.name, href: routes.product(product) })),
          ),
          breadcrumbList({ label: 'Our growers', href: routes.growers }, { label: name, href }),
        ]}
      />
    </>
  );
}
