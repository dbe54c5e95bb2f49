import { PageHead } from '@/components/layout/page-head';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { GrowersRow } from './growers-row';
import { LotForm } from './lot-form';

export function FindLotScreen() {
  return (
    <div className="frame pt-4 pb-10 lg:pt-8 lg:pb-14">
      <PageHead
        crumbs={homeCrumbs}
        title="Find your lot"
        lead="See which farm it came from, when it was harvested and packed, and its lab report."
      >
        <LotForm className="mt-6" />
      </PageHead>
      <GrowersRow />
    </div>
  );
}
