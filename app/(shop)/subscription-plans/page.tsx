import type { Metadata } from 'next';
import { EliteScreen } from '@/components/elite/elite-screen';
import { JsonLd } from '@/components/layout/json-ld';
import { elite } from '@/lib/content/elite';
import { readElitePlan } from '@/lib/elite/queries';
import { pageMetadata } from '@/lib/page-meta/queries';
import { routes } from '@/lib/routes';
import { faqPage } from '@/lib/seo/content-json-ld';
import { readShop } from '@/lib/shop-profile/queries';
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
