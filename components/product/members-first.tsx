'use client';

import { linkClass } from '@/components/ui/button-class';
import { HaldiDot } from '@/components/ui/haldi-dot';
import { Link } from '@/components/ui/link';
import { shortMembershipName } from '@/lib/contract/membership-name';
import { canJoin } from '@/lib/features/shop-profile/open-pages';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { formatDate } from '@/lib/format/date';
import { routes } from '@/lib/platform/routes';

interface MembersFirstProps {
  /** ISO time; if null or past, nothing is shown. */
  until: string | null;
}

export function MembersFirst({ until }: MembersFirstProps) {
  const shop = useShop();
  const elite = shortMembershipName(shop.elite_name);
  if (!until || new Date(until) <= new Date()) return null;
  return (
    <p className="my-2 flex gap-2.5">
      <HaldiDot className="mt-1.5 size-3" />
      <span>
        <b className="font-semibold">{elite} early access.</b> Open to everyone from{' '}
        {formatDate(until)}.{' '}
        {canJoin(shop) && (
          <Link href={routes.membership} className={linkClass}>
            See {elite}
          </Link>
        )}
      </span>
    </p>
  );
}
