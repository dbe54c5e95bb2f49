'use client';

import type { ReactNode } from 'react';
import { openLogin } from '@/components/account/open-login';
import { TermsLinks } from '@/components/account/terms-links';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { HaldiDot } from '@/components/ui/haldi-dot';
import { Link } from '@/components/ui/link';
import { beforeTerms } from '@/lib/contract/consent-texts';
import { sayInReview } from '@/lib/contract/order-texts';
import { useMembership } from '@/lib/features/membership/use-membership';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { formatDate } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/platform/routes';

export function JoinMembership() {
  const membership = useMembership();
  const { elite_name: name, pays_online: paysOnline } = useShop();
  if (!paysOnline && membership.who !== 'member') {
    return <p>{name} isn’t available yet, as this shop doesn’t take online payments.</p>;
  }
  switch (membership.who) {
    case 'member':
      return (
        <p className="flex min-h-12 items-center gap-2 font-[550]" aria-live="polite">
          <HaldiDot />
          {membership.until
            ? `You’re a member until ${formatDate(membership.until)}.`
            : 'You’re a member.'}
        </p>
      );
    case 'customer':
      if (membership.inReview) return <p>{sayInReview(formatRupees(membership.inReview))}</p>;
      return <JoinLink>Get {name} today</JoinLink>;
    case 'unknown':
      return <JoinLink>Join {name}</JoinLink>;
    default:
      return (
        <>
          <Button className="w-full" onClick={() => openLogin()}>
            Login to join {name}
          </Button>
          <JoinTerms />
        </>
      );
  }
}

/* Guests who follow it before the page knows them are sent to the login. */
function JoinLink({ children }: { children: ReactNode }) {
  return (
    <>
      <Link href={routes.subscriptionPayment} className={`${buttonClass()} w-full`}>
        {children}
      </Link>
      <JoinTerms />
    </>
  );
}

/* For guests too: nothing below moves when the page knows them. */
function JoinTerms() {
  return (
    <p className="mt-2 text-1 text-ink-2">
      {beforeTerms('membership')}
      <TermsLinks />.
    </p>
  );
}
