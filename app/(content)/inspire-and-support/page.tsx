import type { Metadata } from 'next';
import { JsonLd } from '@/components/layout/json-ld';
import { PlainScreen } from '@/components/text-page/plain-screen';
import { TextPageScreen } from '@/components/text-page/text-page-screen';
import { plainPages } from '@/lib/content/plain-pages';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { readShop, requireOpen } from '@/lib/features/shop-profile/queries';
import { companyPages, homeCrumbs } from '@/lib/features/text-page/policy-links';
import { findTextPage } from '@/lib/features/text-page/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import content from '@/lib/content/partners.json';
import { buttonClass } from '@/components/ui/button-class';
import { PictureRow } from '@/components/ui/picture-row';
import '../../all-parts.css';
import '../../pages.css';
import { PageHead } from '@/components/layout/page-head';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.inspireAndSupport);

export default async function InspireAndSupportPage() {
  await requireOpen(routes.inspireAndSupport);
  const [shop, text] = await Promise.all([readShop(), findTextPage('inspire-and-support')]);
  return (
    <>
      {text ? (
        <TextPageScreen page={text} crumbs={homeCrumbs} relatedLinks={companyPages} />
      ) : shop.has_demo ? (
        <InspireScreen />
      ) : (
        <PlainScreen {...plainPages.inspireAndSupport} shop={shop} />
      )}
      <JsonLd
        things={[breadcrumbList({ label: 'Inspire and support', href: routes.inspireAndSupport })]}
      />
    </>
  );
}

function InspireScreen() {
  return (
    <div className="frame pt-4 pb-10 lg:pt-8 lg:pb-14">
      <PageHead crumbs={homeCrumbs} title={content.title} lead={content.lead}>
        <p className="mt-3 max-w-[66ch]">{content.text}</p>
      </PageHead>
      {content.partners.map((partner, index) => (
        <PartnerRow key={partner.name} partner={partner} index={index} />
      ))}
    </div>
  );
}

interface PartnerRowProps {
  partner: (typeof content.partners)[number];
  index: number;
}

function PartnerRow({ partner, index }: PartnerRowProps) {
  const { name, picture, does, why, help, href } = partner;
  return (
    <section aria-labelledby={`partner-${index + 1}`}>
      <PictureRow picture={picture} isTurned={index % 2 === 1} isFirst={index === 0}>
        <p className="small-caps text-ink-2">{partner.location}</p>
        <h2 id={`partner-${index + 1}`} className="mt-1 font-display text-5 font-medium">
          {name}
        </h2>
        <p className="mt-3 max-w-[58ch] text-3 leading-7">{does}</p>
        <dl className="mt-4 max-w-[58ch]">
          <div className="border-t border-rule py-3">
            <dt className="font-semibold">Why we support it</dt>
            <dd className="text-ink-2">{why}</dd>
          </div>
          <div className="border-t border-rule py-3">
            <dt className="font-semibold">How you can lend a hand</dt>
            <dd className="text-ink-2">{help}</dd>
          </div>
        </dl>
        <a
          href={href}
          rel="noopener external"
          target="_blank"
          aria-label={`Read More about ${name}, in a new window`}
          className={`${buttonClass('second')} mt-3`}
        >
          Read More
        </a>
      </PictureRow>
    </section>
  );
}
