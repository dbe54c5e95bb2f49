import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JsonLd } from '@/components/layout/json-ld';
import { readGrowers } from '@/lib/features/grower/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { readShop, requireOpen } from '@/lib/features/shop-profile/queries';
import { routes } from '@/lib/platform/routes';
import { collectionPage } from '@/lib/seo/concern-json-ld';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import { PageHead } from '@/components/layout/page-head';
import { PictureTiles } from '@/components/ui/picture-tiles';
import type { GrowerCard } from '@/lib/contract/grower';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import { growerTile } from '@/lib/features/grower/grower-tile';
import { isOpen } from '@/lib/features/shop-profile/open-pages';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { LotForm } from '@/components/grower/lot-form';

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

function GrowersScreen({ growers, shop }: { growers: GrowerCard[]; shop: ShopProfile }) {
  return (
    <div className="frame pt-4 pb-10 lg:pt-8 lg:pb-14">
      <PageHead
        crumbs={homeCrumbs}
        title="Our growers"
        lead="The farms and families behind what we sell. We keep each lot separate, from the field to your pack."
      />
      <div className="mt-6 md:mt-8">
        <PictureTiles tiles={growers.map(growerTile)} isFirst />
      </div>
      {isOpen(shop, routes.lots) && (
        <section aria-labelledby="find-lot" className="mt-10 border-t border-ink pt-6">
          <h2 id="find-lot" className="font-display text-4 font-medium">
            Where was yours grown?
          </h2>
          <LotForm className="mt-4" />
        </section>
      )}
    </div>
  );
}
