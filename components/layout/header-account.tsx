'use client';

import { User } from 'lucide-react';
import Link from 'next/link';
import { routes } from '@/lib/routes';
import { useSession } from '@/lib/session/use-session';
import { AccountMenu } from './account-menu';

/** Log in, or the menu of whoever is. */
export function HeaderAccount() {
  const person = useSession();
  if (person) return <AccountMenu person={person} />;
  return (
    <Link
      href={routes.login()}
      prefetch={false}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 font-medium hover:underline"
    >
      <User className="size-5" aria-hidden />
      <span className="max-md:sr-only">Log in</span>
    </Link>
  );
}
