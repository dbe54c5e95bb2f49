import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { LedgerSkeleton } from '@/components/ui/ledger-skeleton';
import { GridSkeleton } from '@/components/ui/grid-skeleton';
import { TextSkeleton } from '@/components/ui/text-skeleton';
import { FailedSample } from './failed-sample';
import { Specimen } from './specimen';

export function StatePlate() {
  return (
    <>
      <Specimen
        name="Loading"
        file="ui/shelf-skeleton, ledger-skeleton, text-skeleton"
        note="An empty shelf: edge and hairlines are drawn, nothing shimmers. As high as what will come."
      >
        <div className="book-skeletons">
          <GridSkeleton label="Loading a shelf" count={3} className="book-grid" />
          <LedgerSkeleton label="Loading a ledger" rows={2} />
          <TextSkeleton label="Loading a text" />
        </div>
      </Specimen>
      <Specimen name="Empty" file="ui/empty-state" note="One drawing, one line, one next step.">
        <EmptyState plant="marigold" text="Your cart is empty">
          <a href="/shop" className={buttonClass()}>
            Continue shopping
          </a>
        </EmptyState>
      </Specimen>
      <Specimen name="Failed" file="ui/failed-state" note="The shelf stays; one may try again.">
        <FailedSample />
      </Specimen>
    </>
  );
}
