import { ColourHead } from '@/components/layout/colour-head';
import { PageHead } from '@/components/layout/page-head';
import { QuestionList } from '@/components/faq/question-list';
import { OwnText } from '@/components/text-page/text-page-screen';
import { membershipTexts } from '@/lib/content/membership';
import type { MembershipPlan } from '@/lib/contract/membership';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import type { TextPage } from '@/lib/contract/text-page';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { HaldiDot } from '@/components/ui/haldi-dot';
import { Ledger } from '@/components/ui/ledger';
import { formatRupees } from '@/lib/format/money';
import { JoinMembership } from './join-membership';
import { OwnSaving } from './own-saving';

/** Beside the price, on desks. */
const maxInHead = 4;

interface TestimonialsProps {
  title: string;
  testimonials: { words: string; name: string; place: string }[];
}

interface MembershipAccountProps {
  /** Rupees per month; 0: not known. */
  price: number;
  isTaxed: boolean;
}

interface BenefitLedgerProps {
  benefits: { name: string; guest: string; member: string }[];
}

interface MembershipScreenProps {
  plan: MembershipPlan;
  shop: ShopProfile;
  text: TextPage | null;
}

export function MembershipScreen({ plan, shop, text }: MembershipScreenProps) {
  const { title, lead, sumTitle, sum, testimonialsTitle, testimonials, questions, benefits } =
    membershipTexts(shop, plan.price);
  return (
    <>
      <ColourHead ground="turmeric">
        <div className="grid grid-cols-1 items-start gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <PageHead crumbs={homeCrumbs} title={text?.title ?? title} lead={text?.lead ?? lead}>
            <ul className="mt-6 max-w-[38rem] border-t border-ink max-lg:hidden">
              {benefits.slice(0, maxInHead).map(({ name, member }) => (
                <li key={name} className="border-b border-ink/30 py-2.5">
                  <b className="font-[650]">{name}.</b> {member}
                </li>
              ))}
            </ul>
          </PageHead>
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
          <OwnSaving />
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

/*
 * Displayed as a grid on a phone, which removes the table semantics: the ARIA roles restore them.
 */
function BenefitLedger({ benefits }: BenefitLedgerProps) {
  return (
    <div role="table" aria-labelledby="benefits" className="compare">
      <div role="row">
        <span role="columnheader" className="small-caps text-ink-2">
          Benefit
        </span>
        <span role="columnheader" className="small-caps text-ink-2">
          Without membership
        </span>
        <span role="columnheader" className="small-caps text-ink-2">
          With membership
        </span>
      </div>
      {benefits.map(({ name, guest, member }) => (
        <div key={name} role="row">
          <span role="rowheader">{name}</span>
          <span role="cell">{guest}</span>
          <span role="cell">
            <HaldiDot />
            <span>{member}</span>
          </span>
        </div>
      ))}
    </div>
  );
}

function MembershipAccount({ price, isTaxed }: MembershipAccountProps) {
  const shown = price > 0 ? formatRupees(price) : 'Shown before you pay';
  return (
    <section
      aria-labelledby="account"
      className="rounded-control border border-rule bg-paper-0 p-4 md:p-6"
    >
      <h2 id="account" className="mb-3 font-display text-4 font-medium">
        One month
      </h2>
      <Ledger
        caption="Price details"
        rows={[
          { key: 'month', label: 'One month, prepaid', amount: shown },
          { key: 'joining', label: 'Joining fee', amount: formatRupees(0) },
          { key: 'debit', label: 'Auto-debit', amount: 'None' },
        ]}
        total={{ label: 'Total', amount: shown }}
      />
      <p className="mt-2 mb-5 text-1 text-ink-2">{isTaxed && 'incl. of all taxes'}</p>
      <JoinMembership />
    </section>
  );
}

function Testimonials({ title, testimonials }: TestimonialsProps) {
  return (
    <section aria-labelledby="testimonials">
      <h2 id="testimonials" className="mb-5 font-display text-5 font-medium">
        {title}
      </h2>
      {testimonials.map(({ words, name, place }) => (
        <figure key={name} className="border-t border-rule py-5 first-of-type:border-ink">
          <blockquote className="max-w-[52ch] font-display text-3 font-medium text-pretty text-leaf-9">
            {words}
          </blockquote>
          <figcaption className="mt-2 text-1 text-ink-2">
            <b className="font-semibold text-ink">{name}</b>, {place}
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
