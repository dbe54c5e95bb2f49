import type { Metadata } from 'next';
import { ContactScreen } from '@/components/lead/contact-screen';
import { JsonLd } from '@/components/layout/json-ld';
import { readHomeCountry } from '@/lib/features/place/queries';
import { findTextPage } from '@/lib/features/text-page/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import { contactPage } from '@/lib/seo/shop-json-ld';
import { readShop } from '@/lib/features/shop-profile/queries';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.contactUs);

export default async function ContactUsPage() {
  const [text, country, shop] = await Promise.all([
    findTextPage('contact-us'),
    readHomeCountry(),
    readShop(),
  ]);
  return (
    <>
      <ContactScreen text={text} hasDemo={shop.has_demo} country={country} />
      <JsonLd
        things={[
          contactPage(shop),
          breadcrumbList({ label: 'Contact us', href: routes.contactUs }),
        ]}
      />
    </>
  );
}
