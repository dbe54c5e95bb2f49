import type { Metadata } from 'next';
import { TradeScreen } from '@/components/lead/trade-screen';
import { JsonLd } from '@/components/layout/json-ld';
import { exportPage } from '@/lib/content/exports';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { tradeService } from '@/lib/seo/lead-json-ld';
import { readShop } from '@/lib/features/shop-profile/queries';
import '../../pages.css';

export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.exports);

export default async function ExportsPage() {
  return (
    <>
      <TradeScreen kind="export" words={exportPage} />
      <JsonLd
        things={[
          tradeService(exportPage, routes.exports, await readShop()),
          breadcrumbList({ label: 'Exports', href: routes.exports }),
        ]}
      />
    </>
  );
}
