import { HelpIndex } from '@/components/text-page/help-index';
import { PageContents } from '@/components/text-page/text-page-screen';
import { PageHead } from '@/components/layout/page-head';
import { Link } from '@/components/ui/link';
import { LoadFailure } from '@/components/ui/load-failure';
import { linkClass } from '@/components/ui/button-class';
import { cleanHtml } from '@/lib/content/clean-html';
import type { AnsweredGroup } from '@/lib/contract/faq';
import { toSlug } from '@/lib/contract/slug';
import { routes } from '@/lib/platform/routes';
import { readShop } from '@/lib/features/shop-profile/queries';
import { chatAddress, phoneHref } from '@/lib/features/shop-profile/shop-contact';
import { helpPages, homeCrumbs } from '@/lib/features/text-page/policy-links';
import { FaqBrowser } from './faq-browser';

const cleanAnswers = ({ group, faqs }: AnsweredGroup): AnsweredGroup => ({
  group,
  faqs: faqs.map((faq) => ({ ...faq, answer: cleanHtml(faq.answer) })),
});

export async function FaqScreen({ groups }: { groups: AnsweredGroup[] }) {
  const shop = await readShop();
  const headings = groups.map(({ group }) => ({ id: toSlug(group), title: group }));
  return (
    <div className="frame grid gap-x-10 pt-4 pb-10 lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:pt-8 lg:pb-14 xl:gap-x-20">
      <aside aria-label="Help" className="max-lg:hidden">
        <div className="sticky top-6 space-y-8">
          <nav aria-label="Groups of questions" className="index">
            <p className="mb-2 border-b border-ink pb-2 small-caps text-ink-2">Questions about</p>
            <PageContents headings={headings} />
          </nav>
          <HelpIndex {...helpPages} current={routes.faq} />
        </div>
      </aside>
      <div className="min-w-0">
        <PageHead
          crumbs={homeCrumbs}
          title="Frequently asked questions"
          lead="Answers to the questions we’re asked most often."
        />
        {groups.length > 0 ? (
          <FaqBrowser groups={groups.map(cleanAnswers)}>
            <nav aria-label="Groups of questions" className="index lg:hidden">
              <PageContents headings={headings} />
            </nav>
          </FaqBrowser>
        ) : (
          <LoadFailure title="Data not found" />
        )}
        <p className="mt-10 max-w-[58ch] text-3 leading-7">
          Can’t find your question?{' '}
          {shop.phone && shop.email ? (
            <>
              Call{' '}
              <a href={phoneHref(shop.phone)} className={linkClass}>
                {shop.phone}
              </a>
              {shop.whatsapp && (
                <>
                  ,{' '}
                  <a href={chatAddress(shop.whatsapp)} className={linkClass}>
                    chat on WhatsApp
                  </a>
                </>
              )}{' '}
              or write to{' '}
              <a href={`mailto:${shop.email}`} className={linkClass}>
                {shop.email}
              </a>
              .{shop.hours && ` ${shop.hours}.`}
            </>
          ) : (
            <Link href={routes.contactUs} className={linkClass}>
              Write to us
            </Link>
          )}
        </p>
      </div>
    </div>
  );
}
