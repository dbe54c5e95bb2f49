import type { Metadata } from 'next';
import { JsonLd } from '@/components/layout/json-ld';
import { ConsultationScreen } from '@/components/vaidya/consultation-screen';
import { consultationTexts } from '@/lib/content/consultation';
import { readShop, requireOpen } from '@/lib/features/shop-profile/queries';
import { findTextPage } from '@/lib/features/text-page/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import { faqPage } from '@/lib/seo/content-json-ld';
import '@/components/home/home.css';
import '../../pages.css';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.vaidya);

export default async function ConsultOurVaidyaPage() {
  await requireOpen(routes.vaidya);
  const [shop, text] = await Promise.all([readShop(), findTextPage('consult-our-vaidya')]);
  return (
    <>
      <ConsultationScreen shop={shop} text={text} />
      <JsonLd
        things={[
          faqPage(consultationTexts(shop).questions),
          breadcrumbList({ label: 'Consult our vaidya', href: routes.vaidya }),
        ]}
      />
    </>
  );
}
