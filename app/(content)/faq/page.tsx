import type { Metadata } from 'next';
import { FaqScreen } from '@/components/faq/faq-screen';
import { JsonLd } from '@/components/layout/json-ld';
import { readFaqs } from '@/lib/features/faq/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { requireOpen } from '@/lib/features/shop-profile/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import { faqPage } from '@/lib/seo/content-json-ld';
import '../../all-parts.css';
import '../../pages.css';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.faq);

export default async function FaqPage() {
  await requireOpen(routes.faq);
  const groups = await readFaqs();
  return (
    <>
      <FaqScreen groups={groups} />
      <JsonLd
        things={[
          faqPage(groups.flatMap(({ faqs }) => faqs)),
          breadcrumbList({ label: 'Frequently asked questions', href: routes.faq }),
        ]}
      />
    </>
  );
}
