import { ColourHead } from '@/components/layout/colour-head';
import { PageHead } from '@/components/layout/page-head';
import { QuestionList } from '@/components/faq/question-list';
import { OwnText } from '@/components/text-page/own-text';
import { membershipTexts } from '@/lib/content/membership';
import type { MembershipPlan } from '@/lib/contract/membership';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import type { TextPage } from '@/lib/contract/text-page';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { BenefitLedger } from './benefit-ledger';
import { MembershipAccount } from './membership-account';
import { Testimonials } from './testimonials';

interface MembershipScreenProps {
  plan: MembershipPlan;
  shop: ShopProfile;
  text: TextPage | null;
}

export function MembershipScreen({ plan, shop, text }: MembershipScreenProps) {
  const { title, lead, sumTitle, sum, testimonialsTitle, testimonials, questions, benefits } =
    membershipTexts(shop);
  return (
    <>
      <ColourHead ground="turmeric">
        <div className="grid grid-cols-1 items-start gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <PageHead crumbs={homeCrumbs} title={text?.title ?? title} lead={text?.lead ?? lead} />
          <MembershipAccount price={plan.price} isTaxed={shop.gstin !== ''} />
        </div>
      </ColourHead>
      <div className="frame pt-8 pb-10 lg:pb-14">
        <section aria-labelledby="sum">
          <h2 id="sum" className="font-display text-4 font-medium">
            {sumTitle}
          </h2>
          {sum.map((paragraph) => (
            <p key={paragraph} className="mt-2 max-w-[66ch]">
              {paragraph}
            </p>
          ))}
        </section>

        {text && <OwnText html={text.content} className="mt-12" />}
        <section aria-labelledby="benefits" className="mt-12 md:mt-16">
          <h2 id="benefits" className="mb-5 font-display text-5 font-medium">
            What you get with membership
          </h2>
          <BenefitLedger benefits={benefits} />
        </section>

        <div className="mt-14 grid grid-cols-1 gap-x-20 gap-y-14 md:mt-18 lg:grid-cols-2">
          {testimonials.length > 0 && (
            <Testimonials title={testimonialsTitle} testimonials={testimonials} />
          )}
          <section aria-labelledby="questions">
            <h2 id="questions" className="mb-5 font-display text-5 font-medium">
              Questions
            </h2>
            <QuestionList questions={questions} />
          </section>
        </div>
      </div>
    </>
  );
}
