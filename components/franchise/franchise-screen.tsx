import { ShortLead } from '@/components/lead/short-lead';
import { PageHead } from '@/components/layout/page-head';
import { CountedList } from '@/components/ui/counted-list';
import { LabelFrame } from '@/components/ui/label-frame';
import { PictureRow } from '@/components/ui/picture-row';
import franchise from '@/lib/content/franchise.json';
import type { Category } from '@/lib/contract/category';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { buttonClass, linkClass } from '@/components/ui/button-class';
import { Picture } from '@/components/ui/picture';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/platform/routes';

const partTitle = 'mt-14 font-display text-5 font-medium md:mt-18';

export function FranchiseScreen({ ranges }: { ranges: Category[] }) {
  return (
    <div className="frame pt-4 pb-10 lg:pt-8 lg:pb-14">
      <PageHead crumbs={homeCrumbs} title={franchise.title} lead={franchise.lead} />
      <PictureRow picture={franchise.picture} isFirst isTurned>
        {franchise.intro.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-[58ch] text-3 leading-7 first:mt-0">
            {paragraph}
          </p>
        ))}
        <FranchiseContact isShort />
      </PictureRow>

      <h2 className={`${partTitle} mb-5`}>{franchise.pillarsTitle}</h2>
      <PillarList pillars={franchise.pillars} />

      <div className="mt-10 grid grid-cols-1 items-start gap-x-20 gap-y-14 md:mt-14 lg:grid-cols-2">
        <RangeLedger ranges={ranges} />
        <LabelFrame title={franchise.termsTitle} cells={franchise.terms} />
      </div>

      <div className="grid grid-cols-1 gap-x-20 lg:grid-cols-2">
        <div>
          <h2 className={`${partTitle} mb-5`}>{franchise.stepsTitle}</h2>
          <CountedList steps={franchise.steps} />
        </div>
        <div>
          <h2 id="contact" className={`${partTitle} mb-5 scroll-mt-6`}>
            {franchise.contactTitle}
          </h2>
          <p className="max-w-[58ch] text-3 leading-7">{franchise.contactText}</p>
          <FranchiseContact />
          <div className="mt-6">
            <ShortLead
              about={{ kind: 'franchise' }}
              text={franchise.writeText}
              label="Franchise enquiry"
              afterwards={franchise.afterwards}
            />
          </div>
        </div>
      </div>
    </div>
  );
}

function FranchiseContact({ isShort = false }: { isShort?: boolean }) {
  const { phone, email } = franchise;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <a
        href={`tel:${phone.replaceAll(' ', '')}`}
        className={`${buttonClass(isShort ? 'main' : 'second')}`}
      >
        Call {phone}
      </a>
      <a
        href={`mailto:${email}`}
        className={`inline-flex min-h-11 items-center wrap-anywhere ${linkClass}`}
      >
        {email}
      </a>
    </p>
  );
}

function PillarList({ pillars }: { pillars: { name: string; text: string; picture: string }[] }) {
  return (
    <ul className="picture-list">
      {pillars.map(({ name, text, picture }) => (
        <li key={name}>
          <div className="picture">
            <Picture
              src={picture}
              alt=""
              sizes="(width >= 120rem) 600px, (width >= 48rem) 32vw, 100vw"
            />
          </div>
          <div className="shelf-edge" />
          <div>
            <h3 className="font-display text-4 font-medium">{name}</h3>
            <p className="mt-2 max-w-[52ch] text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function RangeLedger({ ranges }: { ranges: Category[] }) {
  return (
    <section aria-labelledby="ranges">
      <h2 id="ranges" className="font-display text-5 font-medium">
        {franchise.rangesTitle}
      </h2>
      <p className="mt-3 mb-5 max-w-[58ch] text-ink-2">{franchise.rangesText}</p>
      <dl className="@container border-t border-ink">
        {ranges.map((range) => (
          <div
            key={range.id}
            className="grid grid-cols-[minmax(0,1fr)_6.5rem] border-b @max-[15rem]:grid-cols-1 border-rule last:ledger-total"
          >
            <dt className="py-3 pr-4">
              <Link
                href={routes.shop({ category: range })}
                className="font-display text-3 font-medium hover:underline"
              >
                {range.name}
              </Link>
              <span className="block text-1 text-ink-2">
                {range.children.map(({ name }) => name).join(', ')}
              </span>
            </dt>
            <dd className="ledger-amount py-3 @max-[15rem]:pt-0">
              {range.product_count !== undefined && (
                <>
                  <b className="font-[650]">{range.product_count}</b>
                  <span className="block text-1 text-ink-2">products</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
