import { PageHead } from '@/components/layout/page-head';
import { inspireAndSupport, partners } from '@/lib/content/partners';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { PartnerRow } from './partner-row';

export function InspireScreen() {
  return (
    <div className="frame pt-4 pb-10 lg:pt-8 lg:pb-14">
      <PageHead crumbs={homeCrumbs} title={inspireAndSupport.title} lead={inspireAndSupport.lead}>
        <p className="mt-3 max-w-[66ch]">{inspireAndSupport.text}</p>
      </PageHead>
      {partners.map((partner, index) => (
        <PartnerRow key={partner.name} partner={partner} index={index} />
      ))}
    </div>
  );
}
