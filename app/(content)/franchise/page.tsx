import type { Metadata } from 'next';
import { JsonLd } from '@/components/layout/json-ld';
import { FranchiseScreen } from '@/components/franchise/franchise-screen';
import { PlainScreen } from '@/components/text-page/plain-screen';
import { TextPageScreen } from '@/components/text-page/text-page-screen';
import { plainPages } from '@/lib/content/plain-pages';
import { getCategoryTree } from '@/lib/features/category/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { readShop, requireOpen } from '@/lib/features/shop-profile/queries';
import { companyPages, homeCrumbs } from '@/lib/features/text-page/policy-links';
import { findTextPage } from '@/lib/features/text-page/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import '../../all-parts.css';
import '../../pages.css';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.franchise);

export default async function FranchisePage() {
  await requireOpen(routes.franchise);
  const [ranges, shop, text] = await Promise.all([
    getCategoryTree(),
    readShop(),
    findTextPage('franchise'),
  ]);
  return (
    <>
      {text ? (
        <TextPageScreen page={text} crumbs={homeCrumbs} relatedLinks={companyPages} />
      ) : shop.has_demo ? (
        <FranchiseScreen ranges={ranges} />
      ) : (
        <PlainScreen {...plainPages.franchise} shop={shop} />
      )}
      <JsonLd things={[breadcrumbList({ label: 'Franchise', href: routes.franchise })]} />
    </>
  );
}
