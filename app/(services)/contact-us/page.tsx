import type { Metadata } from 'next';
import { JsonLd } from '@/components/layout/json-ld';
import { readHomeCountry } from '@/lib/features/place/queries';
import { findTextPage } from '@/lib/features/text-page/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import { contactPage } from '@/lib/seo/shop-json-ld';
import { readShop } from '@/lib/features/shop-profile/queries';
import { PageHead } from '@/components/layout/page-head';
import { OwnText } from '@/components/text-page/text-page-screen';
import { FramedPicture } from '@/components/ui/framed-picture';
import { contact } from '@/lib/content/contact';
import type { Country } from '@/lib/contract/place';
import type { TextPage } from '@/lib/contract/text-page';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { ContactDetails } from '@/components/lead/contact-details';
import { ContactForm } from '@/components/lead/contact-form';

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

interface ContactScreenProps {
  text: TextPage | null;
  /** The picture belongs to the demo. */
  hasDemo: boolean;
  /** Most people write from there. */
  country: Country | null;
}

function ContactScreen({ text, hasDemo, country }: ContactScreenProps) {
  const { title, lead } = text ?? contact;
  return (
    <div className="frame pt-4 pb-10 lg:pt-8 lg:pb-14">
      {hasDemo ? (
        <div className="grid gap-x-16 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)]">
          <PageHead crumbs={homeCrumbs} title={title} lead={lead} />
          <FramedPicture
            {...contact.picture}
            isFirst
            sizes="(width >= 48rem) 352px, 1px"
            className="max-md:hidden"
          />
        </div>
      ) : (
        <PageHead crumbs={homeCrumbs} title={title} lead={lead} />
      )}
      {text && <OwnText html={text.content} />}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-12 md:mt-10 lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)]">
        <div className="max-lg:order-2">
          <ContactForm country={country} />
        </div>
        <ContactDetails />
      </div>
    </div>
  );
}
