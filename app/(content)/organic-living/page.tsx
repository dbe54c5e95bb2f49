import type { Metadata } from 'next';
import { JsonLd } from '@/components/layout/json-ld';
import { OrganicLivingScreen } from '@/components/organic-living/organic-living-screen';
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

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.organicLiving);

export default async function OrganicLivingPage() {
  await requireOpen(routes.organicLiving);
  const [shop, text] = await Promise.all([readShop(), findTextPage('organic-living')]);
  return (
    <>
      <OrganicLiving shop={shop} text={text} />
      <JsonLd things={[breadcrumbList({ label: 'Organic living', href: routes.organicLiving })]} />
    </>
  );
}

interface OrganicLivingProps {
  shop: Awaited<ReturnType<typeof readShop>>;
  text: Awaited<ReturnType<typeof findTextPage>>;
}

/** A page that the owner has written replaces the one of the demo. */
function OrganicLiving({ shop, text }: OrganicLivingProps) {
  if (text) return <TextPageScreen page={text} crumbs={homeCrumbs} relatedLinks={companyPages} />;
  if (shop.has_demo) return <OrganicLivingScreen />;
  return <PlainScreen {...plainPages.organicLiving} shop={shop} />;
}
