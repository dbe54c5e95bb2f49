import { buttonClass } from '@/components/ui/button-class';
import { HaldiDot } from '@/components/ui/haldi-dot';
import { Link } from '@/components/ui/link';
import { shortMembershipName } from '@/lib/contract/membership-name';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import { isOpen } from '@/lib/features/shop-profile/open-pages';
import { routes } from '@/lib/platform/routes';

export function MembershipStrip({ shop }: { shop: ShopProfile }) {
  if (!isOpen(shop, routes.membership)) return null;
  return (
    <section aria-labelledby="elite" className="frame mt-14 md:mt-18">
      <div className="elite-strip">
        <HaldiDot />
        <div>
          <h2 id="elite" className="font-display text-4 font-medium">
            {shop.elite_name}: no delivery fee, same or next day in selected cities
          </h2>
          <p className="mt-1 text-ink-2">
            {isOpen(shop, routes.vaidya) ? 'Free e-consultation, early' : 'Early'} access to sales,
            priority order processing and support. A prepaid month; nothing renews by itself.
          </p>
        </div>
        <Link href={routes.membership} prefetch={false} className={buttonClass('second')}>
          See what {shortMembershipName(shop.elite_name)} gives
        </Link>
      </div>
    </section>
  );
}
