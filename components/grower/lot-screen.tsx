import { PageHead } from '@/components/layout/page-head';
import { ProductGrid } from '@/components/product/product-grid';
import type { FoundLot } from '@/lib/contract/lot-lookup';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { routes } from '@/lib/platform/routes';
import { LotForm } from './lot-form';
import { LotLabel } from './lot-label';

export const lotCrumbs = [...homeCrumbs, { label: 'Find your lot', href: routes.lots }];

interface LotScreenProps {
  /** As staff have written it. */
  number: string;
  lots: FoundLot[];
  shop: ShopProfile;
  /** `YYYY-MM-DD`. */
  today: string;
}

export function LotScreen({ number, lots, shop, today }: LotScreenProps) {
  return (
    <div className="frame pt-4 pb-10 lg:pt-8 lg:pb-14">
      <PageHead crumbs={lotCrumbs} title={`Lot ${number}`} />
      {lots.map((lot) => (
        <FoundLotSection key={lot.products[0]?.id} lot={lot} shop={shop} today={today} />
      ))}
      <section aria-labelledby="other-lot" className="mt-10 border-t border-rule pt-6">
        <h2 id="other-lot" className="font-display text-4 font-medium">
          Find another lot
        </h2>
        <LotForm className="mt-4" />
      </section>
    </div>
  );
}

interface FoundLotSectionProps extends Pick<LotScreenProps, 'shop' | 'today'> {
  lot: FoundLot;
}

function FoundLotSection({ lot, shop, today }: FoundLotSectionProps) {
  const [first] = lot.products;
  const isPast = lot.best_before !== null && lot.best_before < today;
  return (
    <div className="mt-6 grid items-start gap-8 lg:mt-8 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-14">
      <div>
        <LotLabel lot={lot} shop={shop} title={first?.name ?? 'Lot'} isOwnPage />
        {isPast && (
          <p className="mt-3 font-[550] text-clay">This lot is past its best-before date.</p>
        )}
        {!lot.tested_on && <p className="mt-3 text-ink-2">There’s no lab report for this lot.</p>}
      </div>
      <section aria-label="Packed from this lot" className="min-w-0">
        <h2 className="mb-4 font-display text-4 font-medium">Packed from this lot</h2>
        <ProductGrid products={lot.products} />
      </section>
    </div>
  );
}
