import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JsonLd } from '@/components/layout/json-ld';
import { readConcerns } from '@/lib/features/concern/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { requireOpen } from '@/lib/features/shop-profile/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import { collectionPage } from '@/lib/seo/concern-json-ld';
import { PageHead } from '@/components/layout/page-head';
import { PictureTiles } from '@/components/ui/picture-tiles';
import type { ConcernCard } from '@/lib/contract/concern';
import { concernTiles } from '@/lib/features/concern/concern-tiles';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { ConcernNotice } from '@/components/concern/concern-notice';

const name = 'Shop by concern';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.concerns, { name });

export default async function ConcernsPage() {
  await requireOpen(routes.concerns);
  const concerns = await readConcerns();
  if (concerns.length === 0) notFound();
  return (
    <>
      <ConcernsScreen concerns={concerns} />
      <JsonLd
        things={[
          collectionPage(
            { name, href: routes.concerns },
            concerns.map((concern) => ({ name: concern.name, href: routes.concern(concern) })),
          ),
          breadcrumbList({ label: name, href: routes.concerns }),
        ]}
      />
    </>
  );
}

async function ConcernsScreen({ concerns }: { concerns: ConcernCard[] }) {
  return (
    <div className="frame pt-4 pb-10 lg:pt-8 lg:pb-14">
      <PageHead
        crumbs={homeCrumbs}
        title="Shop by concern"
        lead="Browse by what you need help with. Each page shows what’s traditionally used for it."
      />
      <div className="mt-6 md:mt-8">
        <PictureTiles tiles={await concernTiles(concerns)} isFirst />
      </div>
      <ConcernNotice />
    </div>
  );
}
