import type { Metadata } from 'next';
import { TradeScreen } from '@/components/lead/trade-screen';
import { JsonLd } from '@/components/layout/json-ld';
import exportPage from '@/lib/content/exports.json';
import { plainPages } from '@/lib/content/plain-pages';
import { resolveTradePage } from '@/lib/content/resolve-trade-page';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import { tradeService } from '@/lib/seo/shop-json-ld';
import { readShop, requireOpen } from '@/lib/features/shop-profile/queries';
import { findTextPage } from '@/lib/features/text-page/queries';
import '../../pages.css';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.exports);

export default async function ExportsPage() {
  await requireOpen(routes.exports);
  const [text, shop] = await Promise.all([findTextPage('exports'), readShop()]);
  const tradePage = resolveTradePage(exportPage, plainPages.exports, text, shop);
  return (
    <>
      <TradeScreen kind="export" page={tradePage} text={text} />
      <JsonLd
        things={[
          tradeService(tradePage, routes.exports, shop),
          breadcrumbList({ label: 'Exports', href: routes.exports }),
        ]}
      />
    </>
  );
}
