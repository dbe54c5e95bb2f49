'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { openLogin } from '@/components/account/open-login';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { HaldiDot } from '@/components/ui/haldi-dot';
import { useMembership } from '@/lib/features/membership/use-membership';
import { formatDate } from '@/lib/format/date';
import { routes } from '@/lib/platform/routes';

export function JoinMembership() {
  const standing = useMembership();
  switch (standing.who) {
    case 'member':
      return (
        <p className="flex min-h-12 items-center gap-2 font-[550]" aria-live="polite">
          <HaldiDot />
          {standing.until
            ? `You are a member until ${formatDate(standing.until)}.`
            : 'You are a member.'}
        </p>
      );
    case 'customer':
      return <JoinLink>Get SOSE Elite today</JoinLink>;
    case 'unknown':
      return <JoinLink>Join SOSE Elite</JoinLink>;
    default:
      return (
        <Button className="w-full" onClick={() => openLogin()}>
          Login to join SOSE Elite
        </Button>
      );
  }
}

/* Guests who follow it before the page knows them are sent to the login. */
function JoinLink({ children }: { children: ReactNode }) {
  return (
    <Link href={routes.subscriptionPayment} prefetch={false} className={`${buttonClass()} w-full`}>
      {children}
    </Link>
  );
}
