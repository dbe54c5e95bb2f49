'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useId } from 'react';
import { linkClass } from '@/components/ui/button-class';
import type { ShopPicture } from '@/lib/features/home/shop-pictures';
import { routes } from '@/lib/platform/routes';
import { EntryHead } from './entry-head';
import { EntryScreen } from './entry-screen';
import { openLogin } from './open-login';
import { SignUpForm } from './sign-up-form';

interface SignUpScreenProps {
  pictures: ShopPicture[];
  backTo: string;
}

export function SignUpScreen({ pictures, backTo }: SignUpScreenProps) {
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
        An account keeps your orders, addresses and wishlist together.
      </EntryHead>
      <SignUpForm onCreated={logIn} />
      <p className="mt-4">
        You have an account?{' '}
        <Link
          href={routes.login(backTo === routes.home ? undefined : backTo)}
          prefetch={false}
          className={`${linkClass} inline-flex min-h-11 items-center`}
        >
          Log in
        </Link>
      </p>
    </EntryScreen>
  );
}
