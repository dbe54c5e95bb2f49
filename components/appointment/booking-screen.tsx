import { buttonClass } from '@/components/ui/button-class';
import { PageHead } from '@/components/layout/page-head';
import type { AppointmentDraft } from '@/lib/features/appointment/appointment-draft';
import { consultationTexts } from '@/lib/content/consultation';
import { readShop } from '@/lib/features/shop-profile/queries';
import type { AppointmentOffer } from '@/lib/contract/appointment';
import { routes } from '@/lib/platform/routes';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { BookingForm } from './booking-form';

const crumbs = [...homeCrumbs, { label: 'Consult our vaidya', href: routes.vaidya }];

interface BookingScreenProps {
  draft: AppointmentDraft;
  offer: AppointmentOffer;
}

export async function BookingScreen({ draft, offer }: BookingScreenProps) {
  const { bookTitle, bookLead, beforeTitle, before } = consultationTexts(await readShop());
  return (
    <div className="frame pt-4 pb-10 lg:pt-8 lg:pb-14">
      <PageHead crumbs={crumbs} title={bookTitle} lead={bookLead} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-8 md:mt-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <noscript>
            <p className="mb-4 max-w-[58ch]">
              Without JavaScript, you can pick from a list of free slots.
            </p>
            <a href={routes.plainForm('appointment')} className={buttonClass()}>
              Book appointment
            </a>
          </noscript>
          <BookingForm draft={draft} offer={offer} />
        </div>
        <aside aria-labelledby="before" className="lg:sticky lg:top-6">
          <h2 id="before" className="font-display text-4 font-medium">
            {beforeTitle}
          </h2>
          <ul className="mt-3 space-y-3 border-t border-ink pt-4">
            {before.map((text) => (
              <li key={text} className="border-b border-rule pb-3 text-ink-2">
                {text}
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </div>
  );
}
