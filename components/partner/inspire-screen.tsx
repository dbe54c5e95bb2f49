import { PageHead } from '@/components/layout/page-head';
import content from '@/lib/content/partners.json';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { PartnerRow } from './partner-row';

export function InspireScreen() {
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
