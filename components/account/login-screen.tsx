'use client';

import { useRouter } from 'next/navigation';
import { useId } from 'react';
import { routes } from '@/lib/routes';
import { LoginPanel } from './login-panel';

interface LoginScreenProps {
  /** Where the person came from, or the shop. */
  backTo: string;
}

/** The login page: a slip with the panel of the popup. */
export function LoginScreen({ backTo }: LoginScreenProps) {
  const router = useRouter();
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="mx-auto w-full max-w-[28rem] border-rule md:rounded-control md:border md:bg-paper-0 md:p-8"
    >
      <LoginPanel
        isPage
        headingId={heading}
        onLoggedIn={() => router.replace(backTo)}
        onLeave={() => router.push(routes.shop())}
      />
    </section>
  );
}
