import type { Metadata } from 'next';
import { EliteScreen } from '@/components/membership/elite-screen';
import { JsonLd } from '@/components/layout/json-ld';
import { elite } from '@/lib/content/elite';
import { readElitePlan } from '@/lib/features/membership/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';
import { faqPage } from '@/lib/seo/content-json-ld';
import { readShop } from '@/lib/features/shop-profile/queries';
import '../../pages.css';

export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.elite);

export default async function SubscriptionPlansPage() {
  const [plan, shop] = await Promise.all([readElitePlan(), readShop()]);
  return (
    <>
      <EliteScreen plan={plan} shop={shop} />
      <JsonLd things={[faqPage(elite(shop).questions)]} />
    </>
  );
}
