import type { Metadata } from 'next';
import { TradeScreen } from '@/components/lead/trade-screen';
import { JsonLd } from '@/components/layout/json-ld';
import { business } from '@/lib/content/business';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { tradeService } from '@/lib/seo/lead-json-ld';
import { readShop } from '@/lib/features/shop-profile/queries';
import '../../pages.css';

export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.business);

export default async function BusinessPage() {
  return (
    <>
      <TradeScreen kind="b2b" words={business} />
      <JsonLd
        things={[
          tradeService(business, routes.business, await readShop()),
          breadcrumbList({ label: 'For business', href: routes.business }),
        ]}
      />
    </>
  );
}
