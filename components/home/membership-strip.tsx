import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { membershipStrip } from '@/lib/content/membership';
import { shortMembershipName } from '@/lib/contract/membership-name';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import { canJoin } from '@/lib/features/shop-profile/open-pages';
import { routes } from '@/lib/platform/routes';

export function MembershipStrip({ shop }: { shop: ShopProfile }) {
  // Without a gateway nobody can join.
  if (!canJoin(shop)) return null;
  const { title, text } = membershipStrip(shop);
  return (
    <section aria-labelledby="elite" className="elite-strip">
      <div className="frame">
        <div>
          <h2 id="elite" className="font-display text-5 font-medium text-balance">
            {title}
          </h2>
          <p className="mt-1">{text}</p>
        </div>
        <Link href={routes.membership} className={buttonClass()}>
          See {shortMembershipName(shop.elite_name)} benefits
        </Link>
      </div>
    </section>
  );
}
