import type { Metadata } from 'next';
import { MembershipScreen } from '@/components/membership/membership-screen';
import { JsonLd } from '@/components/layout/json-ld';
import { membershipTexts } from '@/lib/content/membership';
import { readMembershipPlan } from '@/lib/features/membership/queries';
import { findTextPage } from '@/lib/features/text-page/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import { faqPage } from '@/lib/seo/content-json-ld';
import { readShop, requireOpen } from '@/lib/features/shop-profile/queries';
import '../../all-parts.css';
import '../../pages.css';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.membership);

export default async function SubscriptionPlansPage() {
  await requireOpen(routes.membership);
  const [plan, shop, text] = await Promise.all([
    readMembershipPlan(),
    readShop(),
    findTextPage('subscription-plans'),
  ]);
  return (
    <>
      <MembershipScreen plan={plan} shop={shop} text={text} />
      <JsonLd
        things={[
          faqPage(membershipTexts(shop, plan.price).questions),
          breadcrumbList({ label: shop.elite_name, href: routes.membership }),
        ]}
      />
    </>
  );
}
