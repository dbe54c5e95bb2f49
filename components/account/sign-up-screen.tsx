'use client';

import { useRouter } from 'next/navigation';
import { useId } from 'react';
import { buttonClass, linkClass } from '@/components/ui/button-class';
import { FormNotice } from '@/components/ui/form-notice';
import { Link } from '@/components/ui/link';
import type { ShopPicture } from '@/lib/features/home/shop-pictures';
import type { SubmittedForm } from '@/lib/platform/form-posts/submitted-form';
import { routes } from '@/lib/platform/routes';
import { EntryHead } from './entry-head';
import { EntryScreen } from './entry-screen';
import { openLogin } from './open-login';
import { SignUpForm } from './sign-up-form';

interface SignUpScreenProps {
  pictures: ShopPicture[];
  backTo: string;
  submittedForm: SubmittedForm | undefined;
}

export function SignUpScreen({ pictures, backTo, submittedForm }: SignUpScreenProps) {
  const router = useRouter();
  const heading = useId();

  const logIn = () =>
    openLogin({
      reason: 'Your account has been created!',
      afterwards: () => router.replace(backTo),
    });

  return (
    <EntryScreen headingId={heading} pictures={pictures}>
      <EntryHead id={heading} title="Create your account">
        Track orders, save addresses and keep your wishlist.
      </EntryHead>
      <div className="mt-4">
        <FormNotice notice={submittedForm} />
        <Link href={routes.signup(backTo, 'mobile')} className={`${buttonClass('second')} w-full`}>
          Continue with mobile number
        </Link>
        <p className="mt-2 text-1 text-ink-2">No email or password needed.</p>
      </div>
      <SignUpForm onCreated={logIn} />
      <p className="mt-4">
        Already have an account?{' '}
        <Link
          href={routes.login(backTo === routes.home ? undefined : backTo)}
          className={`${linkClass} inline-flex min-h-11 items-center`}
        >
          Log in
        </Link>
      </p>
    </EntryScreen>
  );
}
