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
      <div className="mt-6 grid items-start gap-x-14 gap-y-8 lg:mt-8 lg:grid-cols-2">
        {lots.map((lot) => (
          <LotFacts key={lot.products[0]?.id} lot={lot} shop={shop} today={today} />
        ))}
        <section aria-labelledby="other-lot">
          <h2 id="other-lot" className="font-display text-4 font-medium">
            Find another lot
          </h2>
          <LotForm className="mt-4" />
        </section>
      </div>
      <section aria-labelledby="packed" className="mt-10 lg:mt-14">
        <h2 id="packed" className="mb-5 font-display text-4 font-medium">
          Packed from this lot
        </h2>
        <ProductGrid products={lots.flatMap(({ products }) => products)} />
      </section>
    </div>
  );
}

interface LotFactsProps extends Pick<LotScreenProps, 'shop' | 'today'> {
  lot: FoundLot;
}

function LotFacts({ lot, shop, today }: LotFactsProps) {
  const isPast = lot.best_before !== null && lot.best_before < today;
  return (
    <div>
      <LotLabel lot={lot} shop={shop} title={lot.products[0]?.name ?? 'Lot'} isOwnPage />
      {isPast && (
        <p className="mt-3 font-[550] text-clay">This lot is past its best-before date.</p>
      )}
      {!lot.tested_on && <p className="mt-3 text-ink-2">There’s no lab report for this lot.</p>}
    </div>
  );
}
