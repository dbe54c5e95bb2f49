'use client';

import { lazy, Suspense } from 'react';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/platform/routes';
import type { Person } from '@/lib/platform/session/person';
import { useSession } from '@/lib/platform/session/use-session';

/* Lazy chunk: most visitors are guests and need no menu. */
const AccountMenu = lazy(() =>
  import('./account-menu').then(
    (module) => ({ default: module.AccountMenu }),
    () => ({ default: AccountLink }),
  ),
);

function AccountLink({ person }: { person: Person }) {
  return (
    <Link href={routes.profile} prefetch={false} className="head-icon max-md:hidden">
      <i aria-hidden className="icon icon-person" />
      <span className="max-lg:sr-only">{person.firstName || 'Account'}</span>
    </Link>
  );
}

export function HeaderAccount() {
  const person = useSession();
  const link = (
    <Link href={routes.login()} prefetch={false} className="head-icon max-md:hidden">
      <i aria-hidden className="icon icon-person" />
      <span className="max-lg:sr-only">Log in</span>
    </Link>
  );
  if (!person) return link;
  return (
    <Suspense fallback={link}>
      <AccountMenu person={person} />
    </Suspense>
  );
}
