import { PageHead } from '@/components/layout/page-head';
import { Link } from '@/components/ui/link';
import type { ConcernCard } from '@/lib/contract/concern';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { routes } from '@/lib/platform/routes';
import { ConcernNotice } from './concern-notice';

export function ConcernsScreen({ concerns }: { concerns: ConcernCard[] }) {
  return (
    <div className="frame pt-4 pb-10 lg:pt-8 lg:pb-14">
      <PageHead
        crumbs={homeCrumbs}
        title="Shop by concern"
        lead="Browse by what you need help with. Each page shows what’s traditionally used for it."
      />
      <ul className="mt-6 grid border-t border-ink md:mt-8 md:grid-cols-2 gap-x-10">
        {concerns.map((concern) => (
          <li key={concern.id} className="relative border-b border-rule py-4">
            <h2 className="font-display text-4 font-medium">
              <Link
                href={routes.concern(concern)}
                prefetch={false}
                className="after:absolute after:inset-0 hover:underline"
              >
                {concern.name}
              </Link>
            </h2>
            <p className="mt-1 max-w-[58ch] text-ink-2">{concern.summary}</p>
          </li>
        ))}
      </ul>
      <ConcernNotice />
    </div>
  );
}
