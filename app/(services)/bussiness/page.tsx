import type { Metadata } from 'next';
import { TradeScreen } from '@/components/lead/trade-screen';
import { JsonLd } from '@/components/layout/json-ld';
import business from '@/lib/content/business.json';
import { plainPages } from '@/lib/content/plain-pages';
import { resolveTradePage } from '@/lib/content/resolve-trade-page';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import { tradeService } from '@/lib/seo/shop-json-ld';
import { readShop, requireOpen } from '@/lib/features/shop-profile/queries';
import { findTextPage } from '@/lib/features/text-page/queries';
import '../../pages.css';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.business);

export default async function BusinessPage() {
  await requireOpen(routes.business);
  const [text, shop] = await Promise.all([findTextPage('bussiness'), readShop()]);
  const tradePage = resolveTradePage(business, plainPages.business, text, shop);
  return (
    <>
      <TradeScreen kind="b2b" page={tradePage} text={text} />
      <JsonLd
        things={[
          tradeService(tradePage, routes.business, shop),
          breadcrumbList({ label: 'For business', href: routes.business }),
        ]}
      />
    </>
  );
}
