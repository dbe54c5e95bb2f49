import { PageHead } from '@/components/layout/page-head';
import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import { isOpen } from '@/lib/features/shop-profile/open-pages';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { routes } from '@/lib/platform/routes';
import { LotForm } from './lot-form';

export function FindLotScreen({ shop }: { shop: ShopProfile }) {
  return (
    <div className="frame pt-4 pb-10 lg:pt-8 lg:pb-14">
      <PageHead
        crumbs={homeCrumbs}
        title="Find your lot"
        lead="See which farm it came from, when it was harvested and packed, and its lab report."
      >
        <LotForm className="mt-6" />
      </PageHead>
      {isOpen(shop, routes.growers) && (
        <p className="mt-8">
          <Link href={routes.growers} prefetch={false} className={linkClass}>
            Meet our growers
          </Link>
        </p>
      )}
    </div>
  );
}
