import type { Metadata } from 'next';
import { MembershipScreen } from '@/components/membership/membership-screen';
import { JsonLd } from '@/components/layout/json-ld';
import { membershipTexts } from '@/lib/content/membership';
import { readMembershipPlan } from '@/lib/features/membership/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { faqPage } from '@/lib/seo/content-json-ld';
import { readShop } from '@/lib/features/shop-profile/queries';
import '../../pages.css';

export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.membership);

export default async function SubscriptionPlansPage() {
  const [plan, shop] = await Promise.all([readMembershipPlan(), readShop()]);
  return (
    <>
      <MembershipScreen plan={plan} shop={shop} />
      <JsonLd
        things={[
          faqPage(membershipTexts(shop).questions),
          breadcrumbList({ label: 'SOSE Elite', href: routes.membership }),
        ]}
      />
    </>
  );
}
