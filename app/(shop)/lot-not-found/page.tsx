import type { Metadata } from 'next';
import { LotForm } from '@/components/grower/lot-form';
import { lotCrumbs } from '@/components/grower/lot-screen';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { PageHead } from '@/components/layout/page-head';
import { PopularProducts } from '@/components/shop/no-products';
import { isOpen } from '@/lib/features/shop-profile/open-pages';
import { readShop } from '@/lib/features/shop-profile/queries';
import { routes } from '@/lib/platform/routes';

export const metadata: Metadata = { title: 'Lot not found' };

/* The middleware sets its status. */

export default async function LotNotFound() {
  if (!isOpen(await readShop(), routes.lots)) return <NotFoundScreen />;
  return (
    <div className="frame pt-4 pb-10 lg:pt-8 lg:pb-14">
      <PageHead
        crumbs={lotCrumbs}
        title="Lot not found"
        lead="No lot has this number. Check the number on the pack, with its letters and hyphens."
      >
        <LotForm className="mt-6" />
      </PageHead>
      <div className="mt-10 lg:mt-14">
        <PopularProducts />
      </div>
    </div>
  );
}
