import type { ReactNode } from 'react';
import { PageHead } from '@/components/layout/page-head';
import { OwnText } from '@/components/text-page/text-page-screen';
import { buttonClass, linkClass } from '@/components/ui/button-class';
import { LabelFrame } from '@/components/ui/label-frame';
import { PictureRow } from '@/components/ui/picture-row';
import type { TradePage } from '@/lib/content/trade-page';
import type { TextPage } from '@/lib/contract/text-page';
import type { TradeKind } from '@/lib/features/lead/trade-form';
import { readShop } from '@/lib/features/shop-profile/queries';
import { phoneHref } from '@/lib/features/shop-profile/shop-contact';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { TradeForm } from './trade-form';

type OfferLedgerProps = Pick<TradePage, 'offersTitle' | 'offers'>;

interface TradeScreenProps {
  kind: TradeKind;
  page: TradePage;
  text: TextPage | null;
}

export async function TradeScreen({ kind, page, text }: TradeScreenProps) {
  const { phone } = await readShop();
  const { email } = page;
  return (
    <div className="frame pt-4 pb-10 lg:pt-8 lg:pb-14">
      <PageHead crumbs={homeCrumbs} title={page.title} lead={page.lead} />
      <TradeIntro picture={page.picture}>
        {text && <OwnText html={text.content} className="" />}
        {page.intro.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-[58ch] text-3 leading-7 first:mt-0">
            {paragraph}
          </p>
        ))}
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href="#enquiry" className={buttonClass()}>
            Go to the form
          </a>
          {email && (
            <a
              href={`mailto:${email}`}
              className={`inline-flex min-h-11 items-center wrap-anywhere ${linkClass}`}
            >
              {email}
            </a>
          )}
          {phone && (
            <a
              href={phoneHref(phone)}
              className={`inline-flex min-h-11 items-center wrap-anywhere ${linkClass}`}
            >
              {phone}
            </a>
          )}
        </p>
      </TradeIntro>
      {page.offers.length > 0 && (
        <div className="mt-14 grid items-start gap-x-20 gap-y-14 md:mt-18 lg:grid-cols-2">
          <OfferLedger offersTitle={page.offersTitle} offers={page.offers} />
          <LabelFrame title={page.factsTitle} cells={page.facts} />
        </div>
      )}
      <section id="enquiry" aria-labelledby="enquiry-title" className="mt-14 scroll-mt-6 md:mt-18">
        <h2 id="enquiry-title" className="font-display text-5 font-medium">
          {page.formTitle}
        </h2>
        <p className="mt-3 mb-6 max-w-[58ch] text-ink-2">{page.formText}</p>
        <TradeForm kind={kind} afterwards={page.afterwards} />
      </section>
    </div>
  );
}

function TradeIntro({ picture, children }: { picture: TradePage['picture']; children: ReactNode }) {
  if (!picture) return <div className="mt-6">{children}</div>;
  return (
    <PictureRow picture={picture} isFirst isTurned>
      {children}
    </PictureRow>
  );
}

function OfferLedger({ offersTitle, offers }: OfferLedgerProps) {
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className="mb-5 font-display text-5 font-medium">
        {offersTitle}
      </h2>
      <dl className="@container border-t border-ink">
        {offers.map(({ name, text, from, unit }) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_7rem] border-b border-rule last:border-ink @max-[15rem]:grid-cols-1 md:grid-cols-[minmax(0,1fr)_9rem]"
          >
            <dt className="py-3 pr-4">
              <span className="font-display text-3 font-medium">{name}</span>
              <span className="mt-0.5 block max-w-[52ch] text-ink-2">{text}</span>
            </dt>
            <dd className="ledger-amount py-3 @max-[15rem]:pt-0">
              <span className="block text-1 text-ink-2">from</span>
              <b className="font-[650] whitespace-nowrap">{from}</b>
              <span className="block text-1 text-ink-2">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
