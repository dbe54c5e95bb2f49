'use client';

import Link from 'next/link';
import { routes } from '@/lib/platform/routes';
import { useSession } from '@/lib/platform/session/use-session';
import { stripLinks } from '@/lib/platform/site-links';
import { LinkItems } from './link-items';
import { PlaceLine } from './place-line';

export function HeaderStrip() {
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
          <LinkItems links={stripLinks} />
        </ul>
      </div>
    </div>
  );
}
