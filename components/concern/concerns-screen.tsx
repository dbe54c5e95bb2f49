import { PageHead } from '@/components/layout/page-head';
import { PictureTiles } from '@/components/ui/picture-tiles';
import type { ConcernCard } from '@/lib/contract/concern';
import { concernTiles } from '@/lib/features/concern/concern-tiles';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { ConcernNotice } from './concern-notice';

export async function ConcernsScreen({ concerns }: { concerns: ConcernCard[] }) {
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
