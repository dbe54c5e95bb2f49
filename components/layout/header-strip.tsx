'use client';

import { Link } from '@/components/ui/link';
import { openLinks } from '@/lib/features/shop-profile/open-pages';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { routes } from '@/lib/platform/routes';
import { useSession } from '@/lib/platform/session/use-session';
import { stripLinks } from '@/lib/platform/site-links';
import { LinkItems } from './link-items';
import { PlaceLine } from './place-line';

export function HeaderStrip() {
  const shop = useShop();
  const isStaff = useSession()?.isStaff;
  return (
    <div className="head-strip">
      <div className="frame">
        <PlaceLine />
        <ul>
          {isStaff && (
            <li>
              <Link href={routes.dashboard} prefetch={false}>
                Dashboard
              </Link>
            </li>
          )}
          <LinkItems links={openLinks(shop, stripLinks)} />
        </ul>
      </div>
    </div>
  );
}
