import type { Metadata } from 'next';
import { TradeScreen } from '@/components/lead/trade-screen';
import { JsonLd } from '@/components/layout/json-ld';
import { exportPage } from '@/lib/content/exports';
import { plainPages } from '@/lib/content/plain-pages';
import { tradeWords } from '@/lib/content/trade-words';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { tradeService } from '@/lib/seo/lead-json-ld';
import { readShop, requireOpen } from '@/lib/features/shop-profile/queries';
import { findTextPage } from '@/lib/features/text-page/queries';
import '../../pages.css';

export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.exports);

export default async function ExportsPage() {
  await requireOpen(routes.exports);
  const [text, shop] = await Promise.all([findTextPage('exports'), readShop()]);
  const words = tradeWords(exportPage, plainPages.exports, text, shop);
  return (
    <>
      <TradeScreen kind="export" words={words} text={text} />
      <JsonLd
        things={[
          tradeService(words, routes.exports, shop),
          breadcrumbList({ label: 'Exports', href: routes.exports }),
        ]}
      />
    </>
  );
}
