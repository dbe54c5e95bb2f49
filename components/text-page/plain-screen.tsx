import { PageHead } from '@/components/layout/page-head';
import { buttonClass, linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import { phoneHref } from '@/lib/features/shop-profile/shop-contact';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { routes } from '@/lib/platform/routes';

interface PlainScreenProps {
  title: string;
  lead: string;
  shop: Pick<ShopProfile, 'phone' | 'email'>;
}

export function PlainScreen({ title, lead, shop: { phone, email } }: PlainScreenProps) {
  return (
    <div className="frame pt-4 pb-10 lg:pt-8 lg:pb-14">
      <PageHead crumbs={homeCrumbs} title={title} lead={lead} />
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link href={routes.contactUs} className={buttonClass()}>
          Write to us
        </Link>
        {phone && (
          <a href={phoneHref(phone)} className={`inline-flex min-h-11 items-center ${linkClass}`}>
            Call {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className={`inline-flex min-h-11 items-center ${linkClass}`}>
            {email}
          </a>
        )}
      </p>
    </div>
  );
}
