import type { Metadata } from 'next';
import { JsonLd } from '@/components/layout/json-ld';
import { InspireScreen } from '@/components/partner/inspire-screen';
import { PlainScreen } from '@/components/text-page/plain-screen';
import { TextPageScreen } from '@/components/text-page/text-page-screen';
import { plainPages } from '@/lib/content/plain-pages';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { readShop, requireOpen } from '@/lib/features/shop-profile/queries';
import { companyPages, homeCrumbs } from '@/lib/features/text-page/policy-links';
import { findTextPage } from '@/lib/features/text-page/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import '../../all-parts.css';
import '../../pages.css';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.inspireAndSupport);

export default async function InspireAndSupportPage() {
  await requireOpen(routes.inspireAndSupport);
  const [shop, text] = await Promise.all([readShop(), findTextPage('inspire-and-support')]);
  return (
    <>
      {text ? (
        <TextPageScreen page={text} crumbs={homeCrumbs} relatedLinks={companyPages} />
      ) : shop.has_demo ? (
        <InspireScreen />
      ) : (
        <PlainScreen {...plainPages.inspireAndSupport} shop={shop} />
      )}
      <JsonLd
        things={[breadcrumbList({ label: 'Inspire and support', href: routes.inspireAndSupport })]}
      />
    </>
  );
}
