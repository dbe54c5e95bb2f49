import { PageHead } from '@/components/layout/page-head';
import { LabelFrame } from '@/components/ui/label-frame';
import { organicLiving } from '@/lib/content/organic-living';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { LandBanners } from './land-banners';
import { LandVisit } from './land-visit';

export function OrganicLivingScreen() {
  const { title, lead, parts, factsTitle, facts } = organicLiving;
  return (
    <>
      <div className="frame pt-4 pb-6 lg:pt-8 lg:pb-8">
        <PageHead crumbs={homeCrumbs} title={title} lead={lead} />
      </div>
      <LandBanners />
      <div className="frame grid gap-x-20 gap-y-12 pt-10 pb-10 md:pt-14 lg:grid-cols-[minmax(0,1fr)_26rem] lg:pb-14">
        <div>
          {parts.map((part) => (
            <section key={part.title} className="mt-10 first:mt-0">
              <h2 className="font-display text-5 font-medium">{part.title}</h2>
              {part.paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3 max-w-[58ch] text-3 leading-7">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
        <div className="space-y-12">
          <LabelFrame title={factsTitle} cells={facts} />
          <LandVisit />
        </div>
      </div>
    </>
  );
}
