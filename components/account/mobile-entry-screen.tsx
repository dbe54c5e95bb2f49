'use client';

import { useRouter } from 'next/navigation';
import { lazy, useId } from 'react';
import { linkClass } from '@/components/ui/button-class';
import { FormNotice } from '@/components/ui/form-notice';
import { LatePart } from '@/components/ui/late-part';
import { Link } from '@/components/ui/link';
import { PartFailed } from '@/components/ui/part-failed';
import { beforeTerms } from '@/lib/contract/consent-texts';
import type { ShopPicture } from '@/lib/features/home/shop-pictures';
import { routes } from '@/lib/platform/routes';
import { EntryHead } from './entry-head';
import { EntryScreen } from './entry-screen';
import { goOnFrom, type LoginStart } from './login-step';
import { TermsLinks } from './terms-links';

const MobileLogin = lazy(() =>
  import('./mobile-login').then(
    (module) => ({ default: module.MobileLogin }),
    () => ({ default: PartFailed }),
  ),
);

interface MobileEntryScreenProps extends LoginStart {
  pictures: ShopPicture[];
}

const linkLine = `${linkClass} inline-flex min-h-11 items-center`;

export function MobileEntryScreen({ pictures, ...start }: MobileEntryScreenProps) {
  const router = useRouter();
  const heading = useId();
  const { backTo, submittedForm } = start;
  return (
    <EntryScreen headingId={heading} pictures={pictures}>
      <EntryHead id={heading} title="Continue with your mobile number">
        No email or password needed. Your cart and wishlist will be saved to your account.
      </EntryHead>
      <div className="mt-6">
        <FormNotice notice={submittedForm} />
        <LatePart>
          <MobileLogin
            isEntry
            start={start}
            onLoggedIn={() => void goOnFrom(backTo).then((path) => router.replace(path))}
          />
        </LatePart>
      </div>
      <p className="mt-4 text-1 text-ink-2">
        {beforeTerms('account')}
        <TermsLinks />.
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <Link href={routes.signup(backTo)} className={linkLine}>
          Sign up with email
        </Link>
        <Link href={routes.login(backTo)} className={linkLine}>
          Log in with email
        </Link>
      </p>
    </EntryScreen>
  );
}
