import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { JsonLd } from '@/components/layout/json-ld';
import { readLotNumber } from '@/lib/features/grower/read-lot-number';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { requireOpen } from '@/lib/features/shop-profile/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import { PageHead } from '@/components/layout/page-head';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { GrowersRow } from '@/components/grower/growers-row';
import { LotForm } from '@/components/grower/lot-form';

const name = 'Find your lot';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.lots, { name });

export default async function FindLotPage({ searchParams }: PageProps<'/lot'>) {
  await requireOpen(routes.lots);
  const typed = [(await searchParams).number].flat()[0]?.trim() ?? '';
  const number = readLotNumber(typed);
  if (number) redirect(routes.lot({ number }));
  return (
    <>
      <FindLotScreen />
      <JsonLd things={[breadcrumbList({ label: name, href: routes.lots })]} />
    </>
  );
}

function FindLotScreen() {
  return (
    <div className="frame pt-4 pb-10 lg:pt-8 lg:pb-14">
      <PageHead
        crumbs={homeCrumbs}
        title="Find your lot"
        lead="See which farm your pack came from, when it was harvested and packed, and its lab report."
      >
        <LotForm className="mt-6" />
      </PageHead>
      <GrowersRow />
    </div>
  );
}
