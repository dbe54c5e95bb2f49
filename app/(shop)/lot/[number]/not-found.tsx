import { LotForm } from '@/components/grower/lot-form';
import { lotCrumbs } from '@/components/grower/lot-screen';
import { PageHead } from '@/components/layout/page-head';

export default function LotNotFound() {
  return (
    <div className="frame pt-4 pb-10 lg:pt-8 lg:pb-14">
      <PageHead
        crumbs={lotCrumbs}
        title="Lot not found"
        lead="No lot has this number. Check the number on the pack, with its letters and hyphens."
      >
        <LotForm className="mt-6" />
      </PageHead>
    </div>
  );
}
