import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { GrowersScreen } from '@/components/grower/growers-screen';
import { JsonLd } from '@/components/layout/json-ld';
import { readGrowers } from '@/lib/features/grower/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { readShop, requireOpen } from '@/lib/features/shop-profile/queries';
import { routes } from '@/lib/platform/routes';
import { collectionPage } from '@/lib/seo/concern-json-ld';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';

const name = 'Our growers';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.growers, { name });

export default async function GrowersPage() {
  await requireOpen(routes.growers);
  const growers = await readGrowers();
  if (growers.length === 0) notFound();
  return (
    <>
      <GrowersScreen growers={growers} shop={await readShop()} />
      <JsonLd
        things={[
          collectionPage(
            { name, href: routes.growers },
            growers.map((grower) => ({ name: grower.name, href: routes.grower(grower) })),
          ),
          breadcrumbList({ label: name, href: routes.growers }),
        ]}
      />
    </>
  );
}
